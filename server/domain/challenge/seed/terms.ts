/** The terms that come before joining, by kind of challenge. */
import { NEWS_TITLE } from '../news.rules.ts'
import type { challengeTerms } from '../schema.ts'

const NEWS = {
  title: NEWS_TITLE,
  titleEng: 'News of new challenges',
  contents: '비슷한 챌린지가 열리면 알려 드립니다.',
  contentsEng: 'We tell you when a similar challenge opens.',
  requiredYn: 'N',
  orderSeq: 3,
} as const
const NAME = {
  title: '별명 보이기',
  titleEng: 'Showing your nickname',
  contents: '함께하는 사람에게 별명이 보입니다. 건강 값은 함께하는 사람에게 보이지 않습니다.',
  contentsEng: 'Others in the challenge see your nickname. They do not see your health data.',
  requiredYn: 'Y',
  orderSeq: 2,
} as const

export const TERMS: (typeof challengeTerms.$inferInsert)[] = [
  {
    termsSet: 1,
    termsSeq: 61,
    title: '걸음 수 이용',
    titleEng: 'Use of your step count',
    contents:
      '챌린지 기간에 휴대전화가 센 하루 걸음 수를 순위와 포인트를 정하는 데 씁니다. 끝난 날부터 6개월 뒤에 지웁니다.',
    contentsEng:
      'During the challenge, we use the daily steps counted by your phone to work out rankings and points. We delete them 6 months after the challenge ends.',
    requiredYn: 'Y',
    orderSeq: 1,
  },
  {
    termsSet: 1,
    termsSeq: 62,
    title: '별명과 걸음 수를 같은 팀에 보이기',
    titleEng: 'Showing your nickname and steps to your team',
    contents: '같은 팀 사람에게 별명과 하루 걸음 수가 보입니다. 다른 팀에는 팀의 평균만 보입니다.',
    contentsEng:
      'People on your team see your nickname and your daily steps. Other teams see only the average of your team.',
    requiredYn: 'Y',
    orderSeq: 2,
  },
  { termsSet: 1, termsSeq: 63, ...NEWS },
  {
    termsSet: 2,
    termsSeq: 71,
    title: '식사와 체중 이용',
    titleEng: 'Use of your meals and weight',
    contents:
      '챌린지 기간의 식사와 체중을 목표를 세고 포인트를 정하는 데 씁니다. 영양사와 함께하는 챌린지에서는 영양사도 봅니다. 끝난 날부터 6개월 뒤에 지웁니다.',
    contentsEng:
      'During the challenge, we use your meals and your weight to measure your progress and work out points. In a coached challenge, your dietitian sees them too. We delete them 6 months after the challenge ends.',
    requiredYn: 'Y',
    orderSeq: 1,
  },
  { termsSet: 2, termsSeq: 72, ...NAME },
  { termsSet: 2, termsSeq: 73, ...NEWS },
  {
    termsSet: 3,
    termsSeq: 81,
    title: '미션 기록 이용',
    titleEng: 'Use of your mission records',
    contents: '챌린지 기간에 적은 미션 기록을 성공한 날과 포인트를 정하는 데 씁니다. 끝난 날부터 6개월 뒤에 지웁니다.',
    contentsEng:
      'During the challenge, we use the missions you record to work out your successful days and points. We delete them 6 months after the challenge ends.',
    requiredYn: 'Y',
    orderSeq: 1,
  },
  { termsSet: 3, termsSeq: 82, ...NAME },
  { termsSet: 3, termsSeq: 83, ...NEWS },
]
