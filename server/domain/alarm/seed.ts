import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { alarms } from './schema.ts'

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

const SENT: Partial<Record<Persona, (now: Date) => Owned<typeof alarms.$inferInsert>[]>> = {
  haneul: (now) => [
    {
      alarmSeq: 1,
      kind: 'health',
      title: '지난달보다 2.0 kg 가벼워졌어요',
      body: '한 달 동안의 체중 변화를 그래프로 볼 수 있어요.',
      menu: 'healthlogWeightRecord',
      sentAt: hoursBefore(now, 72),
      readAt: hoursBefore(now, 70),
    },
    {
      alarmSeq: 2,
      kind: 'reservation',
      title: '내일 3시, 핏톡 상담이 있어요',
      body: '12층 건강상담실에서 박지현 영양사를 만나요.',
      menu: 'counselingMyRsrvList',
      sentAt: hoursBefore(now, 20),
      readAt: null,
    },
    {
      alarmSeq: 3,
      kind: 'menu',
      title: '오늘 점심에 좋아하는 메뉴가 나와요',
      body: '한빛타워점 한식 코너, 고등어구이와 소고기미역국이에요.',
      menu: 'menuTodayMenu',
      sentAt: hoursBefore(now, 3),
      readAt: null,
    },
  ],
  emily: (now) => [
    {
      alarmSeq: 1,
      kind: 'notice',
      title: 'Menus are available in English',
      body: 'Hanbit Tower and Green Campus now show every dish in English.',
      menu: 'menuTodayMenu',
      sentAt: hoursBefore(now, 30),
      readAt: null,
    },
  ],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    await insertMany(tx, alarms, owned(hcId, SENT[persona]?.(now)))
  },
}
