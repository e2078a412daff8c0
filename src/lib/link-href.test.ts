import { expect, test } from 'vitest'
import { linkHref } from './link-href.ts'

test('codes travel as query values where there are any [RSM-12] [RSM-15]', () => {
  expect(linkHref('/x', { recommCode: 'R 1', chalnCode: null })).toBe('/x?recommCode=R+1')
  expect(linkHref('/x', { recommCode: null, chalnCode: null })).toBe('/x')
})

test('a number is called as its route calls it; where no route asks for one it stays behind', () => {
  expect(linkHref('/service/event/quiz', { linkSeq: 57 })).toBe('/service/event/quiz?eventSeq=57')
  expect(linkHref('/customer/announce/detail', { linkSeq: 130 })).toBe('/customer/announce/detail?announceSeq=130')
  expect(linkHref('/customer/voc-list', { linkSeq: 874 })).toBe('/customer/voc-list?qnaSeq=874')
  expect(linkHref('/service/battle/BattleInvitaion', { linkSeq: 55 })).toBe('/service/battle/BattleInvitaion?batSeq=55')
  expect(linkHref('/counseling/MyRsrvList', { linkSeq: 4101 })).toBe('/counseling/MyRsrvList?rsrvSeq=4101')
  expect(linkHref('/menu/todayMenu', { linkSeq: 1 })).toBe('/menu/todayMenu')
})
