/** A member with a linked phone, and what that phone and the member do to their values. */
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { deviceLinks } from '#server/domain/phone/schema.ts'
import { dataOf, type TestMember, type TestServer } from './app.ts'
import { TEST_NOW } from './database.ts'

type Row = Record<string, unknown>
export type PhoneValue = { helhidxCode: string; helhidxVal: string; inptDt: string; datauuid?: string }

export const PHONE = { 'x-device-id': 'phone-a' }
export const OTHER = { 'x-device-id': 'phone-b' }
/** Of what a whole answer tells everything: from 17 November, 05:00, to `TEST_NOW`. */
export const [DAWN, LATER] = ['20261117050000', '20261119112400']
const SAVE = '/api/healthlog/insertMyHelhIdx'

export const value = (
  datauuid: string | undefined,
  helhidxVal: string,
  inptDt: string,
  helhidxCode = 'BW',
): PhoneValue => ({ helhidxCode, helhidxVal, inptDt, ...(datauuid && { datauuid }) })
/** Samples as a phone sends them, whole. */
export const walk = (datauuid: string, startDt: string, endDt: string, stepCnt: number, rest: Row = {}) => ({
  datauuid,
  startDt,
  endDt,
  stepCnt,
  distance: null,
  kcal: null,
  sourceNm: '휴대폰',
  ...rest,
})
export const run = (datauuid: string, startDt: string, endDt: string, kcal: number, rest: Row = {}) => ({
  datauuid,
  exerciseType: '1002',
  exerciseNm: '달리기',
  startDt,
  endDt,
  durationSec: 1800,
  kcal,
  distance: 4200,
  heartRateAvg: 141,
  heartRateMax: 168,
  ...rest,
})
export const toast = (datauuid: string, eatDt: string, rest: Row = {}) => ({
  datauuid,
  eatDt,
  mealType: '100001',
  foodNm: '통밀토스트',
  amount: 2,
  unit: '장',
  kcal: 212,
  cho: 38.4,
  protein: 7.6,
  fat: 3.1,
  sugar: null,
  fib: null,
  na: 310,
  ...rest,
})
/** With its seven fields; the id goes beside it. */
export const wire = ({ inptDt, datauuid: _beside, ...rest }: PhoneValue) => ({
  ...rest,
  inptDt,
  helhidxOriCode: '2',
  helhidxLkeqmtCode: '1',
  heldType: 'health',
  helhDate: inptDt.slice(0, 8),
})

export function phoneRecords(of: () => TestServer) {
  async function linked(): Promise<TestMember> {
    const member = await of().member()
    const { db } = of().database
    await consentQueries(db).decide(member.hcId, '3', 'Y', TEST_NOW)
    await db
      .insert(deviceLinks)
      .values(
        ['1', '2'].map((linkCode) => ({ hcId: member.hcId, linkCode, linkYn: 'Y' as const, changedAt: TEST_NOW })),
      )
    return member
  }
  /** A sync of everything. `codes`: the phone answered whole for them. */
  async function sync(
    member: TestMember,
    values: PhoneValue[],
    {
      codes,
      headers = PHONE,
      sleeps = [],
    }: { codes?: string[]; headers?: Record<string, string>; sleeps?: Row[] } = {},
  ): Promise<Row> {
    const whole = codes && { fromDt: DAWN, untilDt: LATER, helhidxCodeList: codes }
    const indexIds = values.flatMap(({ helhidxCode, inptDt, datauuid }) =>
      datauuid ? [{ helhidxCode, inptDt, datauuid }] : [],
    )
    const data = { steps: [], exercises: [], foods: [], indexes: values.map(wire), sleeps }
    const answer = await member.post(
      '/api/common/regHealthDataNew',
      { healthType: 'SHD', ...(indexIds.length > 0 && { indexIds }), ...(whole && { whole }), data },
      headers,
    )
    expect(answer.statusCode).toBe(200)
    return dataOf<Row>(answer)
  }
  const save = async (member: TestMember, records: Row[]) => {
    const answer = await member.post(SAVE, records, PHONE)
    expect(answer.statusCode).toBe(200)
    return dataOf<Row>(answer)
  }
  const remove = (member: TestMember, inptDt: string, helhidxCode = 'BW') =>
    save(member, [{ helhidxCode, helhidxVal: '', inptDt }])
  /** Time, value and origin of what is kept of a code. */
  const rows = async ({ hcId }: TestMember, code = 'BW') => {
    const found = await of()
      .database.db.select()
      .from(healthIndexRecords)
      .where(and(eq(healthIndexRecords.hcId, hcId), eq(healthIndexRecords.helhidxCode, code)))
    return found.map(({ inptDt, helhidxVal, helhidxOriCode }) => [inptDt, helhidxVal, helhidxOriCode]).toSorted()
  }
  return { linked, sync, save, remove, rows }
}
