/** Two counsellors, five prepared messages, and the talk that haneul has with the coach. */
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { chatCounsellors, chatMessages, chatRooms, chatTemplates, type TemplateButton } from './schema.ts'

const OPEN = { openTmTxt: '평일 오전 10시부터 오후 5시까지', openTmTxtEng: 'Weekdays, 10 AM to 5 PM' }

const COUNSELLORS: readonly (typeof chatCounsellors.$inferInsert)[] = [
  { cnstntId: 'CN0007', cnstntNm: '오세린 영양사', cnstntNmEng: 'Serin Oh, dietitian', ...OPEN },
  { cnstntId: 'CN0003', cnstntNm: '박지현 영양사', cnstntNmEng: 'Jihyun Park, dietitian', ...OPEN },
]

const SEE: TemplateButton = { name: '예약 보기', nameEng: 'See it', type: 'ROUTE', target: 'counselingMyRsrvList' }
const REPLY: TemplateButton = { name: '답장하기', nameEng: 'Reply', type: 'REPLY', target: null }

const TEMPLATES: readonly (typeof chatTemplates.$inferInsert)[] = [
  {
    templateCode: 'WELFIT_RSRV',
    templateType: 'RSRV',
    title: '{service} 예약이 완료되었어요',
    titleEng: 'Your {service} is reserved',
    contents: '{name}님, {day}에 만나요.\n예약 시각 24시간 전까지 취소할 수 있어요.',
    contentsEng: 'See you on {day}, {name}.\nYou can cancel until 24 hours before.',
    buttons: [SEE, REPLY],
  },
  {
    templateCode: 'WELFIT_CANCEL',
    templateType: 'CANCEL',
    title: '{service} 예약을 취소했어요',
    titleEng: 'Your {service} is cancelled',
    contents: '{name}님, {day} 자리는 다른 분께 열어 두었어요.\n다른 날에 다시 만나요.',
    contentsEng: 'Your seat of {day} is open for others, {name}.\nSee you another day.',
    buttons: [{ name: '다른 날 예약하기', nameEng: 'Reserve another day', type: 'ROUTE', target: 'welfitWelfitList' }],
  },
  {
    templateCode: 'NOTICE_CLOSED',
    templateType: 'NOTICE',
    title: '상담실 휴무 안내',
    titleEng: 'The counselling room is closed',
    contents: '이번 달 마지막 금요일은 상담실이 쉬어요.',
    contentsEng: 'The counselling room is closed on the last Friday of the month.',
    buttons: [],
  },
  {
    templateCode: 'REPORT_WEEK',
    templateType: 'REPORT',
    title: '한 주 리포트가 나왔어요',
    titleEng: 'Your week is ready',
    contents: '{name}님의 지난주를 모았어요.\n보고 궁금한 것을 적어 주세요.',
    contentsEng: 'Your last week, {name}.\nRead it and ask what you like.',
    buttons: [
      { name: '리포트 보기', nameEng: 'See the report', type: 'ROUTE', target: 'healthlogWeeklyReport' },
      REPLY,
    ],
  },
  {
    templateCode: 'SURVEY_BEFORE',
    templateType: 'SURVEY',
    title: '상담 전에 지난 일주일의 식사와 수면, 걷기에 대해 미리 알려 주시면 상담 시간을 더 알차게 쓸 수 있어요',
    titleEng: 'Tell us about your meals, sleep and steps of last week, and the talk is worth more',
    contents:
      '아침을 거른 날이 며칠이었는지, 저녁을 몇 시쯤 드셨는지 편하게 적어 주세요.\n적어 주신 내용은 담당 영양사만 보고, 상담이 끝난 뒤 1년이 지나면 지워져요.',
    contentsEng:
      'How often did you skip breakfast, and when did you have dinner?\nOnly your dietitian reads it, and it is deleted a year after the talk.',
    buttons: [{ ...REPLY, name: '지난 일주일 적어 보내기', nameEng: 'Write about last week' }],
  },
]

/** The room of the notice that says that the coach has answered. */
const ROOM = 'ROOM20261118001'

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, chatCounsellors, COUNSELLORS)
    await insertMany(tx, chatTemplates, TEMPLATES)
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    await insertMany(tx, chatRooms, [
      { hcId, roomId: ROOM, cnstntId: 'CN0007', roomType: 'CARE', openedAt: hoursAgo(20 * 24), lastSeq: 2 },
    ])
    await insertMany(tx, chatMessages, [
      {
        hcId,
        roomId: ROOM,
        msgSeq: 1,
        writer: 'MEMBER',
        msgTxt: '이번 주는 국물을 반씩 남겼어요.',
        imgId: null,
        sentAt: hoursAgo(27),
      },
      {
        hcId,
        roomId: ROOM,
        msgSeq: 2,
        writer: 'COUNSELLOR',
        msgTxt: '이번 주 식단 기록을 잘 보았어요.',
        imgId: null,
        sentAt: hoursAgo(25),
      },
    ])
  },
}
