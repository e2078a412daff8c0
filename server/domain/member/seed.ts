/** The four people of the demo. What each of them has stands with the noun that it is of. */
import { insertMany } from '#server/db/many.ts'
import type { Newcomer, NounSeed, Persona } from '#server/db/seed/noun.ts'
import { COMPANY, NEIGHBOUR } from '#server/domain/company/seed.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { members } from './schema.ts'

type Person = Omit<typeof members.$inferInsert, 'hcId' | 'usrId'>

export const people: Record<Persona, (now: Date) => Person & { joinedAt: Date }> = {
  /** An employee with a year of records: the member of the design board. */
  haneul: (now) => ({
    realName: '윤하늘',
    nickName: '하늘',
    gender: 'M',
    birthdayYear: String(Number(seoulDay(now).slice(0, 4)) - 42),
    birthdayMonth: '03',
    birthdayDay: '21',
    heightCm: 174,
    weightKg: 74.8,
    usrEmail: 'haneul@hanbit.example',
    mobileNo: '01000000311',
    bizCode: COMPANY.bizCode,
    employeeNumber: '20140317',
    tomsYn: 'Y',
    usrImg: '03',
    terms04: 'Y',
    pushAgreeYn: 'Y',
    emailAgreeYn: 'Y',
    allergyAgreeYn: 'Y',
    healthTermsYn: 'Y',
    lastLoginDt: addDays(seoulDay(now), -1),
    joinedAt: new Date(now.getTime() - 400 * 86_400_000),
  }),
  /** Joined this morning and has done nothing yet: every screen shows its empty state. */
  saebyeok: (now) => ({
    realName: '한새벽',
    nickName: '새벽',
    gender: 'F',
    birthdayYear: String(Number(seoulDay(now).slice(0, 4)) - 27),
    birthdayMonth: '11',
    birthdayDay: '02',
    usrEmail: 'saebyeok@hanbit.example',
    mobileNo: '01000000312',
    bizCode: COMPANY.bizCode,
    employeeNumber: '20261102',
    tomsYn: 'Y',
    usrImg: '07',
    joinedAt: now,
  }),
  /** Has not signed in for more than a year; old records, a dormant account. */
  dasom: (now) => ({
    realName: '박다솜',
    nickName: '다솜',
    gender: 'F',
    birthdayYear: String(Number(seoulDay(now).slice(0, 4)) - 35),
    birthdayMonth: '07',
    birthdayDay: '14',
    heightCm: 162,
    weightKg: 60.2,
    usrEmail: 'dasom@hanbit.example',
    mobileNo: '01000000313',
    bizCode: COMPANY.bizCode,
    usrImg: '05',
    healthTermsYn: 'Y',
    dormantYn: 'Y',
    lastLoginDt: addDays(seoulDay(now), -425),
    joinedAt: new Date(now.getTime() - 800 * 86_400_000),
  }),
  /** Reads the app and the menus in English; records come from an iPhone. */
  emily: (now) => ({
    realName: 'Emily Carter',
    nickName: 'Emily',
    gender: 'F',
    birthdayYear: String(Number(seoulDay(now).slice(0, 4)) - 33),
    birthdayMonth: '05',
    birthdayDay: '30',
    heightCm: 168,
    weightKg: 62.6,
    usrEmail: 'emily@hanbit.example',
    mobileNo: '01000000314',
    bizCode: COMPANY.bizCode,
    employeeNumber: '20230901',
    tomsYn: 'Y',
    usrImg: '09',
    lang: 'en',
    engMenuYn: 'Y',
    allergyAgreeYn: 'Y',
    healthTermsYn: 'Y',
    lastLoginDt: addDays(seoulDay(now), -2),
    joinedAt: new Date(now.getTime() - 120 * 86_400_000),
  }),
}

/** Two of the neighbour's people who walk in haneul's team: members as friends see them, without a sign-in. */
export const MATES = [
  {
    hcId: 'HC0000000321',
    usrId: 'minjae.kang',
    realName: '강민재',
    nickName: '민재',
    usrImg: '01',
    usrEmail: 'minjae@green.example',
    mobileNo: '01000000321',
  },
  {
    hcId: 'HC0000000322',
    usrId: 'yerin.moon',
    realName: '문예린',
    nickName: '예린',
    usrImg: '05',
    usrEmail: 'yerin@green.example',
    mobileNo: '01000000322',
  },
] as const

/** haneul of the demo and not a copy that a test makes: nobody can be a friend of all copies. */
export const hasMates = ({ persona, username }: Newcomer): boolean => persona === 'haneul' && username === persona

const MATES_SINCE_MS = 200 * 86_400_000

export const seed: NounSeed = {
  person: async (tx, newcomer, now) => {
    const { hcId, username, persona } = newcomer
    await tx.insert(members).values({ ...people[persona](now), hcId, usrId: username })
    if (hasMates(newcomer))
      await insertMany(
        tx,
        members,
        MATES.map((mate) => ({
          ...mate,
          bizCode: NEIGHBOUR.bizCode,
          joinedAt: new Date(now.getTime() - MATES_SINCE_MS),
        })),
      )
  },
}
