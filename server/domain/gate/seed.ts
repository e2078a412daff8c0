/** Two restaurants with a gate, the workplace's directory, and who of the demo has been let in. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { COMPANY, NEIGHBOUR } from '#server/domain/company/seed.ts'
import { people } from '#server/domain/member/seed.ts'
import { RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { authorizedUntil } from './rules.ts'
import { employees, gates, staffAuthorizations } from './schema.ts'

const [TOWER, CAMPUS, SEOCHO] = RESTAURANTS

/** The digits on the screen at the gate of 서초사옥점. */
export const GATE_DIGITS = '417203'

const GATES: (typeof gates.$inferInsert)[] = [
  { restaurantCode: TOWER.restaurantCode, gateType: 'WEL', authNo: null },
  { restaurantCode: SEOCHO.restaurantCode, gateType: 'POSCO', authNo: GATE_DIGITS },
]

const FAMILY_NAMES = ['김', '이', '박', '최', '정', '강', '조', '장']
const GIVEN_NAMES = ['도윤', '서연', '지호', '하은', '민재', '수아', '예준', '다인', '시우', '가온']
const DEPARTMENTS = ['서비스기획팀', '제품개발팀', '품질관리팀', '인사팀', '구매팀']
/** Forty of them, three of whom are the demo's own. */
const STAFF = 40

/** Six colleagues next door: whoever joins by the staff number is one of them. */
const NEIGHBOURS: readonly (readonly [string, string])[] = [
  ['G26031', '이가을'],
  ['G19044', '서지안'],
  ['G21107', '문해솔'],
  ['G22015', '백도현'],
  ['G23090', 'Liam Brown'],
  ['G18002', '최겨울'],
]

type Employee = Required<typeof employees.$inferInsert>

function planStaff(): Employee[] {
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? ''
  const own = Object.values(people)
    .map((person) => person(new Date(0)))
    .filter(({ employeeNumber }) => employeeNumber)
    .map(({ employeeNumber = '', realName }) => ({ employeeNumber, realName }))
  const others = Array.from({ length: STAFF - own.length }, (_, index) => ({
    employeeNumber: String(20_150_101 + index * 10_007),
    realName: at(FAMILY_NAMES, index) + at(GIVEN_NAMES, index * 3),
  }))
  const ours = [...own, ...others].map((person, index) => ({
    ...person,
    bizCode: COMPANY.bizCode,
    deptNm: at(DEPARTMENTS, index),
    restaurantCode: RESTAURANTS[index % RESTAURANTS.length]?.restaurantCode ?? TOWER.restaurantCode,
    cardNo: String(9_410_000_000_002_026 + index * 1_117),
    balance: 84_500 + index * 700,
  }))
  const neighbours = NEIGHBOURS.map(([employeeNumber, realName], index) => ({
    employeeNumber,
    realName,
    bizCode: NEIGHBOUR.bizCode,
    restaurantCode: CAMPUS.restaurantCode,
    cardNo: null,
    balance: null,
    deptNm: at(DEPARTMENTS, index),
  }))
  return [...ours, ...neighbours]
}

const AUTHORIZED: Persona = 'haneul'

export const seed: NounSeed = {
  shared: async (tx) => {
    await insertMany(tx, gates, GATES)
    await insertMany(tx, employees, planStaff())
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== AUTHORIZED) return
    const { employeeNumber = '' } = people[persona](now)
    await insertMany(
      tx,
      staffAuthorizations,
      owned(hcId, [
        { restaurantCode: TOWER.restaurantCode, employeeNumber, authorAt: now, validUntil: authorizedUntil(now) },
      ]),
    )
  },
}
