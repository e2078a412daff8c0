/** Whom the verifier and the employer's portal know, and what the four people of the demo can be found by. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { COMPANY } from '#server/domain/company/seed.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { hasMates, MATES, people } from '#server/domain/member/seed.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { ciHashOf, foldedName, REJOIN_DAYS } from './rules.ts'
import {
  type Colleague,
  departures,
  employeeNumbers,
  identityKeys,
  mobileNumbers,
  nicknames,
  type Person,
} from './schema.ts'

const YEARS_CHILD = 13
const LEFT_DAYS_AGO = 10

/** As long as a real one. */
const ciOf = (key: string): string => `stand-in-of/${key}/`.padEnd(88, '0')

const member =
  (persona: Persona) =>
  (now: Date): Omit<Person, 'ci'> => {
    const { realName, mobileNo, ...about } = people[persona](now)
    const { gender, birthdayYear, birthdayMonth, birthdayDay } = reckoned({
      gender: about.gender ?? null,
      birthdayYear: about.birthdayYear ?? null,
      birthdayMonth: about.birthdayMonth ?? null,
      birthdayDay: about.birthdayDay ?? null,
    })
    return { realName, gender, birthdayYear, birthdayMonth, birthdayDay, mobileNo, telecomCode: 'KT', foreignYn: 'N' }
  }

/** Eight people to be, by a name that a test can say. Numbers are nobody's. */
const PERSONS: Record<string, (now: Date) => Omit<Person, 'ci'>> = {
  haneul: member('haneul'),
  gaeul: () => ({
    realName: '이가을',
    gender: 'F',
    birthdayYear: '1996',
    birthdayMonth: '04',
    birthdayDay: '17',
    mobileNo: '01000001119',
    telecomCode: 'KT',
    foreignYn: 'N',
  }),
  yeoreum: (now) => ({
    realName: '김여름',
    gender: 'M',
    birthdayMonth: '01',
    birthdayDay: '05',
    mobileNo: '01000001120',
    telecomCode: 'SKT',
    foreignYn: 'N',
    birthdayYear: String(Number(seoulDay(now).slice(0, 4)) - YEARS_CHILD),
  }),
  gyeoul: () => ({
    realName: '최겨울',
    gender: 'F',
    birthdayYear: '1988',
    birthdayMonth: '12',
    birthdayDay: '21',
    mobileNo: '01000001121',
    telecomCode: 'LGU',
    foreignYn: 'N',
  }),
  dasom: member('dasom'),
  liam: () => ({
    realName: 'Liam Brown',
    gender: 'M',
    birthdayYear: '1991',
    birthdayMonth: '02',
    birthdayDay: '09',
    mobileNo: '01000001122',
    telecomCode: 'MVNO',
    foreignYn: 'Y',
  }),
  saebyeok: member('saebyeok'),
  emily: member('emily'),
}

export const personKeys = Object.keys(PERSONS)

/** Somebody as the verifier tells of them; undefined for a name that it does not know. */
export function personOf(key: string, now: Date): Person | undefined {
  const person = PERSONS[key]?.(now)
  return person && { ci: ciOf(key), ...person }
}

/** Staff as the employer's portal tells of them: one with an account, two without. */
export const colleagues = (now: Date): readonly Colleague[] => [
  knoxOf('haneul.yoon', people.haneul(now), '서비스기획팀'),
  knoxOf(
    'gaeul.lee',
    { realName: '이가을', usrEmail: 'gaeul.lee@hanbit.example', mobileNo: '01000001119', employeeNumber: '20261123' },
    '제품개발팀',
  ),
  knoxOf(
    'liam.brown',
    {
      realName: 'Liam Brown',
      usrEmail: 'liam.brown@hanbit.example',
      mobileNo: '01000001122',
      employeeNumber: '20261124',
    },
    '구매팀',
  ),
]

type Staff = { realName: string; usrEmail: string; mobileNo: string; employeeNumber?: string | undefined }
const knoxOf = (
  knoxId: string,
  { realName, usrEmail, mobileNo, employeeNumber = '' }: Staff,
  deptNm: string,
): Colleague => ({
  knoxId,
  realName,
  usrEmail,
  mobileNo,
  employeeNumber,
  deptNm,
  bizCode: COMPANY.bizCode,
  epId: `EP${employeeNumber}`,
})

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, departures, [
      {
        ciHash: ciHashOf(ciOf('gyeoul')),
        leftAt: seoulInstant(addDays(today, -LEFT_DAYS_AGO), '1800'),
        rejoinDt: addDays(today, REJOIN_DAYS - LEFT_DAYS_AGO),
      },
    ])
  },
  // Copies of somebody are made for tests: the first one is the person.
  person: async (tx, newcomer, now) => {
    const { hcId, persona } = newcomer
    if (hasMates(newcomer))
      await insertMany(
        tx,
        nicknames,
        MATES.map((mate) => ({ folded: foldedName(mate.nickName), hcId: mate.hcId })),
      )
    const { nickName, mobileNo, bizCode, employeeNumber = '' } = people[persona](now)
    await insertMany(tx, identityKeys, owned(hcId, [{ ciHash: ciHashOf(ciOf(persona)) }]))
    await insertMany(tx, nicknames, owned(hcId, [{ folded: foldedName(nickName) }]))
    await insertMany(tx, mobileNumbers, owned(hcId, [{ mobileNo }]))
    await insertMany(tx, employeeNumbers, owned(hcId, employeeNumber === '' ? [] : [{ bizCode, employeeNumber }]))
  },
}
