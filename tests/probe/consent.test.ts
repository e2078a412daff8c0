import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HEALTH_CONSENT, KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import type { Operation } from '../../scripts/contract/model.ts'
import { type Use, uses } from './health-uses.ts'
import { type Answer, type Visitor, World } from './world.ts'

/** All operations in one test, on a machine that does other things too. */
const PATIENCE_MS = 300_000

/** Where health data stands. Days add up steps and meals, and what somebody likes or has planned to do is no record. */
const TABLES = [
  'health_index_records',
  'sleep_nights',
  'heart_rates',
  'body_measures',
  'medicines',
  'medicine_times',
  'goals',
  'goal_changes',
  'member_targets',
  'programme_workouts',
  'programme_workout_moves',
  'survey_answers',
  'phone_exercises',
  'interview_papers',
]

/** What may write there: the operations of these classes, and who leaves or takes away. */
const WRITING: readonly Use[] = ['keeps', 'phone', 'removes']

/** Asks for a challenge whose interview is open, which no example names: coached.test.ts refuses it. */
const ELSEWHERE = 'challengeSaveIntvwPaperWeight'

/** These end it for this member, or for good. */
const ENDS = [
  'memberSetUserLeave',
  'healthDeleteWithdrawal',
  'goalDisagreeHealthData',
  'myCancelHelhidxAgree',
  'commonSetHealthAgreeYn',
  'mypageSetMyAgree',
]

const useOf = new Map(
  (Object.entries(uses) as [Use, readonly string[]][]).flatMap(([use, ids]) => ids.map((id) => [id, use] as const)),
)

const isConsentNeeded = ({ status, data }: Answer): boolean =>
  status === 409 && (data as { error?: string }).error === 'healthConsentNeeded'

describe('health data', () => {
  let world: World
  let agreed: Visitor
  let never: Visitor
  let withdrawn: Visitor
  beforeAll(async () => {
    world = await World.start()
    ;[agreed, never, withdrawn] = [
      await world.visitor('haneul'),
      await world.visitor('haneul'),
      await world.visitor('haneul'),
    ]
    for (const visitor of [agreed, never, withdrawn]) await visitor.readAll()
    // A member of a data folder from before anybody was asked.
    const asked = and(
      eq(healthConsents.hcId, never.member.hcId),
      inArray(healthConsents.consent, [KEEPING_RULE, HEALTH_CONSENT]),
    )
    await world.server.database.db.delete(healthConsents).where(asked)
    await withdrawn.member.post('/api/goal/disagreeHealthData', {})
  }, PATIENCE_MS)
  afterAll(() => world.close())

  const writing = () => world.crowd.filter(({ writes }) => writes)
  const classed = (use: Use): Operation[] => world.contract.operations.filter(({ id }) => useOf.get(id) === use)

  /** What of health data a member has, as one text. */
  async function kept({ member: { hcId } }: Visitor): Promise<Record<string, string>> {
    const { sql } = world.server.database
    const rows = TABLES.map(
      (table) =>
        `select '${table}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as rows
        from ${table} t where hc_id = $1`,
    )
    const found = await sql.unsafe<{ name: string; rows: string }[]>(rows.join(' union all '), [hcId])
    return Object.fromEntries(found.map(({ name, rows: text }) => [name, text]))
  }

  test('every operation of the contract has a class, and one alone', () => {
    const all = Object.values(uses).flat()
    expect(world.contract.operations.map(({ id }) => id).filter((id) => !useOf.has(id))).toEqual([])
    expect(
      all.filter(
        (id, at) => all.indexOf(id) !== at || !world.contract.operations.some((operation) => operation.id === id),
      ),
    ).toEqual([])
  })

  test('whatever keeps some declares that it needs the consent', () => {
    const silent = classed('keeps').filter(
      ({ responses }) => !JSON.stringify(responses['409']?.content ?? {}).includes('healthConsentNeeded'),
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test.each(['never asked', 'withdrawn'] as const)(
    'is kept of nobody who was %s, whatever is called',
    async (who) => {
      const visitor = who === 'withdrawn' ? withdrawn : never
      const before = await kept(visitor)
      const taken: string[] = []
      const unasked: string[] = []
      for (const operation of writing()) {
        const use = useOf.get(operation.id)
        if (use === 'removes' || use === 'answers') continue
        const answers = [await visitor.call(operation), await visitor.callUntilTaken(operation)]
        if (use !== 'keeps') continue
        if (answers.some(({ status }) => status < 300)) taken.push(operation.id)
        if (!answers.some(isConsentNeeded) && operation.id !== ELSEWHERE)
          unasked.push(`${operation.id} ${answers.map(({ status }) => status).join(' ')}`)
      }
      expect(await kept(visitor)).toEqual(before)
      // Taking a goal away and not letting a station's values come over need no consent, and their examples do neither.
      expect(taken).toEqual([])
      expect(unasked).toEqual([])
    },
    PATIENCE_MS,
  )

  test('is worked with for nobody without the consent, and the answer says so', async () => {
    for (const visitor of [never, withdrawn]) {
      const told = async (id: string) =>
        (await visitor.call(classed('works').find((operation) => operation.id === id) as Operation)).data as {
          data: Record<string, unknown>
        }
      expect((await told('goalHealthAge')).data).toMatchObject({
        healthAge: null,
        gapAge: null,
        factors: [],
        healthAgreeYn: 'N',
      })
      expect((await told('healthHealthScore')).data).toMatchObject({
        totalScore: null,
        statusCode: null,
        itemList: [],
        trendList: [],
        gain: null,
        healthAgreeYn: 'N',
      })
      expect((await told('healthDetailAnalysis')).data).toMatchObject({
        groupList: [],
        adviceList: [],
        healthAgreeYn: 'N',
      })
      expect((await told('goalGoalInfo')).data).toMatchObject({
        currentBw: null,
        achieveRate: null,
        weeks: [],
        healthAgreeYn: 'N',
      })
      expect((await told('healthHealthWeekly')).data).toMatchObject({ indexList: [], healthAgreeYn: 'N' })
      expect((await told('challengeGetAiChallenge')).data).toMatchObject({ healthScore: null, healthScoreDiff: null })
      const goals = (await told('mainGetGoalInfo')).data['goalList'] as {
        goalCode: string
        nowVal: string | null
        goalRate: number | null
      }[]
      expect(goals.find(({ goalCode }) => goalCode === 'BW')).toMatchObject({ nowVal: null, goalRate: null })
      const alters = (await told('healthAlter')).data as unknown as { alterType: string }[]
      expect(alters.filter(({ alterType }) => alterType === 'VALUE' || alterType === 'DUE')).toEqual([])
      // Of an indicator the stored value is left; body mass index was never stored.
      for (const id of ['healthMyHelhIdx', 'healthHelhIndicator']) {
        const cards = (await told(id)).data as unknown as { indicatorCode: string; indicatorVal: string | null }[]
        expect(cards.find(({ indicatorCode }) => indicatorCode === 'BW')?.indicatorVal).toMatch(/^\d+\.\d$/)
        expect(
          cards.filter(({ indicatorCode, indicatorVal }) => indicatorCode === 'BMI' && indicatorVal !== null),
        ).toEqual([])
        expect(cards).toEqual(
          cards.map(() => expect.objectContaining({ statusCode: null, rangeList: [], healthAgreeYn: 'N' })),
        )
      }
      expect((await told('healthMyHelhIdxDetail')).data).toMatchObject({
        indicator: { statusCode: null, healthAgreeYn: 'N' },
        commentTxt: null,
      })
      expect((await told('healthBmiAvg')).data).toMatchObject({
        bmi: null,
        statusCode: null,
        peerNm: null,
        peerAvgBmi: null,
        diffVal: null,
        healthAgreeYn: 'N',
      })
      expect((await told('healthBmiGraph')).data).toMatchObject({ list: [], healthAgreeYn: 'N' })
      const noMean = { avgVal: null, minVal: null, maxVal: null }
      expect((await told('healthWeightRecordWeekly')).data).toMatchObject({
        thisWeek: noMean,
        lastWeek: noMean,
        diffVal: null,
        healthAgreeYn: 'N',
      })
      expect((await told('healthMyWeightRecord')).data).toMatchObject({
        helhidxVal: expect.any(String),
        weekDiffVal: null,
        targetDiffVal: null,
        bmi: null,
        healthAgreeYn: 'N',
      })
      const noMeans = { avgSbp: null, avgDbp: null }
      expect((await told('healthMyBloodpressureRecord')).data).toMatchObject({
        thisWeek: noMeans,
        lastWeek: noMeans,
        healthAgreeYn: 'N',
      })
      // Nothing is chosen by what hurts: the programmes that are left are those of the routine.
      const programmes = (await told('healthRcmdExercise')).data as unknown as { saveYn: string }[]
      expect(programmes.filter(({ saveYn }) => saveYn !== 'Y')).toEqual([])
    }
  })

  test('what is stored can be seen all the same', async () => {
    for (const visitor of [never, withdrawn]) {
      const rows = (await visitor.member.get('/api/healthlog/health/MyWeightRecordList')).json<{ data: unknown[] }>()
        .data
      expect(rows.length).toBeGreaterThan(20)
    }
  })

  test(
    'of who agreed it is kept by these operations, and by no others',
    async () => {
      const unlisted: string[] = []
      const refused: string[] = []
      let last = await kept(agreed)
      let written = 0
      for (const operation of writing().filter(({ id }) => !ENDS.includes(id))) {
        const answer = await agreed.callUntilTaken(operation)
        if (isConsentNeeded(answer)) refused.push(operation.id)
        const now = await kept(agreed)
        const changed = TABLES.filter((table) => now[table] !== last[table])
        last = now
        if (changed.length === 0) continue
        written += 1
        const use = useOf.get(operation.id)
        if (use === undefined || !WRITING.includes(use)) unlisted.push(`${operation.id}: ${changed.join(' ')}`)
      }
      expect(unlisted).toEqual([])
      expect(refused).toEqual([])
      expect(written).toBeGreaterThan(8)
    },
    PATIENCE_MS,
  )
})
