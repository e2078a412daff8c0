/** What can be read about, in the order of the screen, and under which heading. */
import type { Words } from '#server/domain/member/language.rules.ts'

interface Topic extends Words {
  code: string
  group: Words
}

const BODY: Words = { ko: '내 몸', en: 'My body' }
const FOOD: Words = { ko: '먹기', en: 'Eating' }
const DAYS: Words = { ko: '하루하루', en: 'Every day' }

export const topics: readonly Topic[] = [
  { code: 'T01', group: BODY, ko: '체중 관리', en: 'Weight' },
  { code: 'T02', group: BODY, ko: '혈압', en: 'Blood pressure' },
  { code: 'T05', group: BODY, ko: '혈당', en: 'Blood sugar' },
  { code: 'T06', group: BODY, ko: '목과 허리', en: 'Neck and back' },
  { code: 'T07', group: FOOD, ko: '단백질', en: 'Protein' },
  { code: 'T08', group: FOOD, ko: '채소', en: 'Vegetables' },
  { code: 'T09', group: FOOD, ko: '싱겁게 먹기', en: 'Less salt' },
  { code: 'T10', group: FOOD, ko: '간식과 음료', en: 'Snacks and drinks' },
  { code: 'T03', group: DAYS, ko: '운동 습관', en: 'Exercise' },
  { code: 'T04', group: DAYS, ko: '좋은 잠', en: 'Good sleep' },
  { code: 'T11', group: DAYS, ko: '마음 쉬기', en: 'Rest of mind' },
  { code: 'T12', group: DAYS, ko: '술 줄이기', en: 'Drinking less' },
]

export const isTopic = (code: string): boolean => topics.some((topic) => topic.code === code)
