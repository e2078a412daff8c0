import { expect, test } from 'vitest'
import { clockLeft, inOrder, toProvider, untilOn, yearsUntil } from './sign-in.ts'

const provider = (more: object = {}) =>
  toProvider({ loginExtCode: '01', loginExtNm: '한빛인증', telecomUseYn: 'N', imgUrl: null, appUrl: null, ...more })

test('an app is opened by https or a path of this host, by nothing else [VAL-03]', () => {
  const opened = [
    'https://sign.example.com/open',
    '/_stand-in/checkup',
    'http://sign.example.com',
    '//sign.example.com',
    'javascript:alert(1)',
    null,
  ].map((appUrl) => provider({ appUrl }).appUrl)
  expect(opened).toEqual(['https://sign.example.com/open', '/_stand-in/checkup', null, null, null, null])
})

test('who confirmed last stands first, the others as they came', () => {
  const all = ['01', '02', '03'].map((loginExtCode) => provider({ loginExtCode }))
  expect(inOrder(all, '03').map(({ code }) => code)).toEqual(['03', '01', '02'])
  expect(inOrder(all, null).map(({ code }) => code)).toEqual(['01', '02', '03'])
})

test('what is left is told in minutes and seconds, and never below nothing', () => {
  expect([272_000, 271_001, 59_400, 0, -5000].map(clockLeft)).toEqual(['4:32', '4:32', '1:00', '0:00', '0:00'])
})

test('a request waits until its end, and by a clock that is wrong as long as any other', () => {
  const [now, minute] = [1_800_000_000_000, 60_000]
  expect([4, 5, 60, 0, -60].map((ahead) => untilOn(now, now + ahead * minute) - now)).toEqual(
    [4, 5, 5, 5, 5].map((minutes) => minutes * minute),
  )
})

test('five years are asked for, this one included', () => {
  expect(yearsUntil(2026)).toEqual({ startYear: '2022', endYear: '2026' })
})
