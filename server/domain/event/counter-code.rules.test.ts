import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedKey } from '#server/auth/token-key.ts'
import { COUNTER_LABEL, createCounterCodes, isTrayTime } from './counter-code.rules.ts'

const lunch = { restaurantCode: 'REST000311', eventSeq: 93, day: '20261119', mealType: '2' }

test('a code is read by whoever has the key, however it was typed, and by nobody else', () => {
  const tokenKey = randomBytes(32)
  const codes = createCounterCodes(derivedKey(tokenKey, COUNTER_LABEL))
  const code = codes.write(lunch)
  expect(code).toMatch(/^HANSANG\.STAMP\.REST000311\.93\.202611192\.[0-9A-HJKMNP-TV-Z]{10}$/)
  expect([codes.read(code), codes.read(` ${code.toLowerCase()}\n`)]).toEqual([lunch, lunch])
  // Another server of the same database, and one with another key.
  expect(createCounterCodes(derivedKey(Buffer.from(tokenKey), COUNTER_LABEL)).read(code)).toEqual(lunch)
  expect(createCounterCodes(derivedKey(randomBytes(32), COUNTER_LABEL)).read(code)).toBeUndefined()
  expect(createCounterCodes(tokenKey).read(code)).toBeUndefined()
  // On the screen since before the key was changed.
  expect(createCounterCodes(randomBytes(32), [derivedKey(tokenKey, COUNTER_LABEL)]).read(code)).toEqual(lunch)
})

test('letters that look like digits are taken for them', () => {
  // Of many keys some write a zero and a one.
  const keys = Array.from({ length: 500 }, (_, at) => Buffer.from(String(at).padStart(32, '0')))
  const many = keys.map((key) => createCounterCodes(key))
  const found = many.find((codes) => /0.*1/.test(codes.write(lunch).slice(-10)))
  const code = found?.write(lunch) ?? ''
  const typed = code.slice(0, -10) + code.slice(-10).replaceAll('0', 'o').replaceAll('1', 'l')
  expect(typed).not.toBe(code)
  expect(found?.read(typed)).toEqual(lunch)
})

test('whatever is changed of a code, it is no code any more', () => {
  const codes = createCounterCodes(randomBytes(32))
  const code = codes.write(lunch)
  const changed = [...code].flatMap((letter, at) => {
    const one = /\d/.test(letter) ? '2' : 'X'
    const instead = one === '2' ? '3' : 'Y'
    const other = letter === one ? instead : one
    return [code.slice(0, at) + other + code.slice(at + 1), code.slice(0, at) + code.slice(at + 1)]
  })
  expect(changed.filter((one) => codes.read(one) !== undefined)).toEqual([])
  const others = ['', 'HANSANG.STAMP.REST000311.93', `${code}.${code}`, `${code}A`, 'https://x/93']
  expect(others.filter((one) => codes.read(one) !== undefined)).toEqual([])
})

test('trays come back from the first minute of a meal until half an hour after its end', () => {
  const times = ['1129', '1130', '1329', '1330', '1359', '1400']
  const isOn = times.map((time) => isTrayTime({ opensAt: '1130', closesAt: '1330' }, time))
  expect(isOn).toEqual([false, true, true, true, true, false])
})

test('trays of a meal that closes late come back past midnight, and of no other', () => {
  const late = { opensAt: '2200', closesAt: '2345' }
  expect(['2159', '2200', '2359'].map((time) => isTrayTime(late, time))).toEqual([false, true, true])
  expect(['0000', '0014', '0015', '2200'].map((time) => isTrayTime(late, time, 1))).toEqual([true, true, false, false])
  expect(['0000', '1200'].map((time) => isTrayTime({ opensAt: '1130', closesAt: '1330' }, time, 1))).toEqual([
    false,
    false,
  ])
})
