import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keysOf } from './korean-keys.rules.ts'
import { weaknessOf } from './password.rules.ts'
import {
  ciHashOf,
  foldedName,
  isAllowedName,
  isOldEnough,
  isOwnPerson,
  maskedId,
  maskedMobile,
  spelledName,
} from './rules.ts'

const WHO = { usrId: 'haneul', mobileNo: '01000000311' }

describe('a password', () => {
  test.each([
    'password123!',
    'P@ssw0rd2026',
    'qwertyuiop',
    '1234567890',
    '9876543210',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou2026',
    'hello12345!',
    'welcome!!!1',
    'hansang2026',
    '12345678910',
    '910111213141',
    '1q2w3e4r5t',
    'q1w2e3r4t5!',
    '1qaz2wsx3edc',
    'a123456789',
    '123456789a',
    'my-haneul-pw',
    '010-0000-0311',
  ])('%s is what others try first', (password) => {
    expect(weaknessOf(password, WHO)).toBeDefined()
  })

  test.each([
    'qwer1234!!',
    'Qwer1234!@',
    '1234qwer!!',
    'asdf1234!!',
    'zxcv1234!!',
    'asd123zxc!',
    'qwe123!@#qwe',
    '1q2w3e4r2026',
    'q1w2e3r4!!',
    '1qaz2wsx!!',
    'manchester7',
    'Jennifer2024!',
    '123jennifer!',
    'basketball',
    'playstation1!',
    'tkfkdgo1004!',
    'dkssudgktpdy1',
    '사랑합니다1004!',
    '비밀번호1234!!',
    'rnsotlrekd1!',
  ])('%s is one of those that many have', (password) => {
    expect(weaknessOf(password, WHO)).toBe('common')
  })

  test('of the commonest that are long enough, 3,000 and more, none is taken', () => {
    const listed = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n\n')[0] ?? ''
    const long = listed.split('\n').filter((line) => !line.startsWith('# '))
    expect([long.length, long.filter((line) => line.length < 10)]).toEqual([4000, []])
    expect(long.filter((password) => weaknessOf(password, WHO) === undefined)).toEqual([])
  })

  test.each([
    'hansang-demo!1',
    'qwer-kettle-59',
    'jennifer83920174',
    'love of blue kettles',
    '사랑하는 우리 동네 국밥',
    '구내식당 점심 한 상',
    'example-only-pass2',
    'tall blue kettle',
    'a583920174',
    '1q2w-kettle-9',
    'xK93-plqa-77',
  ])('%s is taken as it is: no rule of composition', (password) => {
    expect(weaknessOf(password, WHO)).toBeUndefined()
  })
})

test('Korean that is typed with the keyboard in English comes out as its keys', () => {
  expect(['사랑해', '비밀번호', '안녕하세요', '값', 'a1 뷁'].map(keysOf)).toEqual([
    'tkfkdgo',
    'qlalfqjsgh',
    'dkssudgktpdy',
    'rkqt',
    'a1 qnpfr',
  ])
})

test('somebody is old enough on the day of the fourteenth birthday in Seoul', () => {
  const born = { birthdayYear: '2012', birthdayMonth: '11', birthdayDay: '20' }
  expect(isOldEnough(born, new Date('2026-11-19T14:59:00Z'))).toBe(false)
  expect(isOldEnough(born, new Date('2026-11-19T15:00:00Z'))).toBe(true)
})

test('names that read alike are one, and none speaks for the operator', () => {
  expect(foldedName('Ｈa Neul ')).toBe('haneul')
  expect(['하늘\u200e', '\u3164하\u00ad늘', '하\u2060늘\u2800'].map(foldedName)).toEqual(['하늘', '하늘', '하늘'])
  expect([isAllowedName('가을하늘'), isAllowedName('한상 운영자'), isAllowedName('  ')]).toEqual([true, false, false])
  expect([isAllowedName('\u3164\u3164'), isAllowedName('\u2800\u2800'), isAllowedName('운\u2066영자')]).toEqual([
    false,
    false,
    false,
  ])
})

test('a person’s name is the same in any case and with any number of spaces between its words', () => {
  expect([' 윤하늘 ', 'emily  CARTER', 'Emily Carter'].map(spelledName)).toEqual([
    '윤하늘',
    'emily carter',
    'emily carter',
  ])
})

test('a verified person is the member by key; without one by name and birthday, or by number', () => {
  const person = {
    ci: 'key-of-haneul',
    realName: '윤하늘',
    gender: 'M',
    birthdayYear: '1984',
    birthdayMonth: '03',
    birthdayDay: '21',
    mobileNo: '01000000311',
    telecomCode: 'KT',
    foreignYn: 'N',
  } as const
  const account = {
    realName: '윤하늘',
    birthdayYear: '1984',
    birthdayMonth: '03',
    birthdayDay: '21',
    mobileNo: '01000000399',
    ciHash: null,
  }
  const unborn = { ...account, birthdayYear: null, birthdayMonth: null, birthdayDay: null }
  expect(
    [account, { ...account, realName: '윤 하늘' }, { ...account, birthdayDay: '22' }].map((one) =>
      isOwnPerson(one, person),
    ),
  ).toEqual([true, false, false])
  expect([unborn, { ...unborn, mobileNo: person.mobileNo }].map((one) => isOwnPerson(one, person))).toEqual([
    false,
    true,
  ])
  const keyed = { ...account, realName: '윤새이름', ciHash: ciHashOf(person.ci) }
  expect([keyed, { ...account, ciHash: ciHashOf('another key') }].map((one) => isOwnPerson(one, person))).toEqual([
    true,
    false,
  ])
})

test('what is shown before sign-in is masked', () => {
  expect(['haneul', 'dasom', 'abcd', 'abc'].map(maskedId)).toEqual(['ha***l', 'da**m', 'ab*d', 'ab*'])
  expect(maskedMobile('01000001234')).toBe('010****1234')
})
