import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, type Document, type Entry, type Json } from '../scripts/gen/document.ts'

/** What these tests read of a JSON schema; the bundle types it as plain JSON. */
type Shape = {
  $ref?: string
  type?: unknown
  enum?: unknown[]
  required?: string[]
  minLength?: number
  properties?: Record<string, Shape>
  allOf?: Shape[]
}
const SLOW_MS = 60_000
const CHALLENGE = '/api/chalen/challenge/'
const MISSION = '/api/chalen/misson/'
const BATTLE = '/api/chalen/battle/'
/**
 * Families whose calls the documents name without a path; each stands under a segment of its own beside the documented
 * calls.
 */
const PATHLESS = [`${CHALLENGE}team/`, `${CHALLENGE}ranking/`, `${CHALLENGE}report/`, BATTLE]

let document: Document
let entries: Entry[]
beforeAll(async () => {
  document = await bundleContract()
  entries = operationsOf(document)
}, SLOW_MS)

const isPathless = (path: string) => PATHLESS.some((base) => path.startsWith(base))
const entryAt = (path: string) => entries.find((entry) => entry.path === path)
const namesUnder = (base: string) =>
  entries.filter(({ path }) => path.startsWith(base)).map(({ path }) => path.slice(base.length))
const shapeOf = (json: Json | undefined): Shape => (json ?? {}) as Shape
const named = (name: string): Shape => shapeOf(document.components['schemas']?.[name])

/** A shape with references and `allOf` followed, as one set of properties and required keys. */
function flat(shape: Shape): { required: string[]; properties: Record<string, Shape> } {
  const target = shape.$ref ? named(shape.$ref.split('/').at(-1) ?? '') : shape
  const parts = (target.allOf ?? []).map(flat)
  return {
    required: [...(target.required ?? []), ...parts.flatMap(({ required }) => required)].sort(),
    properties: Object.assign({}, target.properties, ...parts.map(({ properties }) => properties)) as Record<
      string,
      Shape
    >,
  }
}
const bodyAt = (path: string) =>
  flat(shapeOf(entryAt(path)?.operation.requestBody?.content?.['application/json']?.schema as Json | undefined))
/** The payload of the default example; contract.test.ts proves that it fits its schema, which `T` repeats in part. */
function dataAt<T>(path: string): T {
  const example = entryAt(path)?.operation.responses['200']?.content?.['application/json']?.examples?.['default']
  if (!example) throw new Error(`${path} has no default example`)
  return (example.value as { data: T }).data
}
const statusesAt = (path: string) => Object.keys(entryAt(path)?.operation.responses ?? {})

describe('the contract of challenges, missions and battles', () => {
  test('has the 62 documented challenge calls, 36 GET and 26 POST, and the 9 mission calls [PRD-04]', () => {
    const documented = entries.filter(({ path }) => path.startsWith(CHALLENGE) && !isPathless(path))
    expect(documented.filter(({ method }) => method === 'get')).toHaveLength(36)
    expect(documented.filter(({ method }) => method === 'post')).toHaveLength(26)
    expect(namesUnder(MISSION).sort()).toEqual([
      'dayMissonTry',
      'deleteMissonDaily',
      'insertMissonDaily',
      'myMissonImgList',
      'myMissonList',
      'titleMsg',
      'updateMissonChange',
      'updateMissonDaily',
      'weekMissonTry',
    ])
    expect(namesUnder(CHALLENGE)).toEqual(
      expect.arrayContaining(['LastchalList', 'chalLastList', 'chalComunityList', 'chalWellFoodEatYnList']),
    )
  })

  test('says of every path that no document shows that it is assumed, and keeps it under /api/chalen [CHA-17]', () => {
    const pathless = entries.filter(({ path }) => isPathless(path))
    expect(pathless.length).toBeGreaterThan(0)
    const level = ({ operation }: Entry) => operation['x-provenance'].level
    expect(pathless.filter((entry) => level(entry) !== 'assumed').map(({ path }) => path)).toEqual([])
    const shown = entries.filter(
      ({ path }) => (path.startsWith(CHALLENGE) || path.startsWith(MISSION)) && !isPathless(path),
    )
    expect(shown.filter((entry) => level(entry) !== 'documented').map(({ path }) => path)).toEqual([])
  })

  test('has a call for each team action: invite, reinvite, accept, reject, cancel, join an open team [CHA-05]', () => {
    expect(namesUnder(`${CHALLENGE}team/`)).toEqual(
      expect.arrayContaining([
        'insertTeam',
        'inviteTeam',
        'reinviteTeam',
        'acceptTeam',
        'rejectTeam',
        'cancelTeam',
        'joinOpenTeam',
        'teamMemberList',
      ]),
    )
  })

  test('knows the four battle messages, each sent by a call of its own [CHA-06]', () => {
    expect(named('BattleMsg').properties?.['msgType']?.enum).toEqual(['INVITE', 'ACCEPT', 'REJECT', 'CANCEL'])
    expect(namesUnder(BATTLE)).toEqual(
      expect.arrayContaining(['inviteBattle', 'acceptBattle', 'rejectBattle', 'cancelBattle', 'battleMsgList']),
    )
  })

  test('closes no list of challenge, team or battle states: they are opaque text [CHA-07]', () => {
    const states = Object.entries(document.components['schemas'] ?? {})
      .filter(([name]) => /^(Chaln|MyChaln|LastChaln|AiChallenge|Battle)/.test(name))
      .flatMap(([name, json]) =>
        Object.entries(flat(shapeOf(json)).properties)
          .filter(([key]) => key === 'statusCode')
          .map(([, state]) => ({ name, state })),
      )
    expect(states.length).toBeGreaterThan(8)
    expect(
      states
        .filter(({ state }) => state.enum !== undefined || ![state.type].flat().includes('string'))
        .map(({ name }) => name),
    ).toEqual([])
  })

  test('refuses joining before the terms are agreed to, and has both pairs of term calls [CHA-01, CHA-08]', () => {
    expect(statusesAt(`${CHALLENGE}insertChalJoin`)).toContain('409')
    expect(statusesAt(`${CHALLENGE}team/acceptTeam`)).toContain('409')
    expect(bodyAt(`${CHALLENGE}insertChalTerms`).required).toEqual(['chalnCode', 'termsList'])
    expect(bodyAt(`${CHALLENGE}insertInviteChalnTerms`).required).toEqual(['chalnCode', 'inviteSeq', 'termsList'])
    expect(Object.keys(bodyAt(`${CHALLENGE}insertInviteChalnTerms`).properties)).toEqual(
      expect.arrayContaining(Object.keys(bodyAt(`${CHALLENGE}getInviteChalnTermAgree`).properties)),
    )
  })

  test('asks quitting, promise and goal recommendations for their challenge [CHA-02, CHA-03, CHA-04]', () => {
    const calls = ['updateChalQuit', 'updateChalPromise', 'saveChalGoalRecmnd', 'rejectChalGoalRecmnd']
    expect(calls.filter((call) => !bodyAt(`${CHALLENGE}${call}`).required.includes('chalnCode'))).toEqual([])
  })

  test('lets a post be written, liked and deleted, and a reply deleted [CHA-09]', () => {
    const calls = ['saveCmuty', 'updateCmutyGreat', 'deleteCmuty', 'deleteCmutyReply']
    expect(calls.filter((call) => entryAt(`${CHALLENGE}${call}`)?.method !== 'post')).toEqual([])
    expect(bodyAt(`${CHALLENGE}deleteCmutyReply`).required).toContain('replySeq')
  })

  test('needs a non-empty route for the AI challenge, tells whether its state changed [CHA-15, CHA-10, VAL-08]', () => {
    const { required, properties } = bodyAt(`${CHALLENGE}getAiChallenge`)
    expect(required).toEqual(['route'])
    expect(properties['route']?.minLength).toBe(1)
    expect(named('AiChallenge').required).toContain('changeAiStatusYn')
  })

  test('carries chalnCode and recommCode of a deep link in, and a share link out [CHA-13, CHA-14]', () => {
    expect(Object.keys(bodyAt(`${CHALLENGE}getChalnInfo`).properties).sort()).toEqual(['chalnCode', 'recommCode'])
    expect(flat(named('ChalnInfo')).required).toContain('share')
    expect(named('ChalnShare').required).toContain('linkUrl')
  })

  test('records by chalnCode and contents what a member did with custom contents [CHA-16]', () => {
    expect(bodyAt(`${CHALLENGE}updateChalCustContentsState`).required).toEqual([
      'chalnCode',
      'custContentsSeq',
      'stateCode',
    ])
  })

  test('gives the native chat its five values [CHT-13]', () => {
    expect(Object.keys(named('WeChatParams').properties ?? {})).toEqual([
      'func',
      'userId',
      'userName',
      'userHashtag',
      'roomId',
    ])
    expect(named('WeChatParams').required).toEqual(['func', 'userId', 'userName', 'userHashtag', 'roomId'])
  })

  test('writes daily missions by POST, each naming what it is about [MIS-01, MIS-02, MIS-03, MIS-04]', () => {
    expect(bodyAt(`${MISSION}insertMissonDaily`).required).toEqual(['missionDt', 'missionSeq'])
    expect(bodyAt(`${MISSION}updateMissonDaily`).required).toEqual(['missionDailySeq'])
    expect(bodyAt(`${MISSION}deleteMissonDaily`).required).toEqual(['missionDailySeq'])
    expect(bodyAt(`${MISSION}updateMissonChange`).required).toEqual(['missionDt', 'missionSeq', 'newMissionSeq'])
    const writing = namesUnder(MISSION).filter((name) => /^(insert|update|delete)/.test(name))
    expect(writing.filter((call) => entryAt(`${MISSION}${call}`)?.method !== 'post')).toEqual([])
  })

  test('says of every POST that only reads that it writes nothing [HTP-10]', () => {
    const reading = entries.filter(
      ({ path, method }) =>
        path.startsWith(CHALLENGE) && method === 'post' && /\/(get|chalList)/.test(path.slice(CHALLENGE.length - 1)),
    )
    expect(reading.length).toBeGreaterThan(10)
    const writesNothing = (operation: object) => 'x-writes' in operation && operation['x-writes'] === false
    expect(reading.filter(({ operation }) => !writesNothing(operation)).map(({ path }) => path)).toEqual([])
  })

  test('gives with a talk the address of its unread-count call [CHT-16]', () => {
    expect(named('ChalnTalk').required).toContain('unreadCountUrl')
    expect(flat(named('ChalnCareTalk')).required).toContain('unreadCountUrl')
  })

  // Plain sums are stated by x-sum and proved there; these are means, counts of some rows, and sums below a value that
  // may be null.
  test('has examples in which members make up their team', () => {
    const team = dataAt<{ teamRow: { rankVal: number }; memberList: { rankVal: number }[] }>(
      `${CHALLENGE}ranking/getRankingDetail`,
    )
    expect(team.memberList.reduce((sum, { rankVal }) => sum + rankVal, 0)).toBe(
      team.teamRow.rankVal * team.memberList.length,
    )
    const food = dataAt<{ eatCnt: number; list: { eatYn: string }[] }>(`${CHALLENGE}chalWellFoodEatYnList`)
    expect(food.list.filter(({ eatYn }) => eatYn === 'Y')).toHaveLength(food.eatCnt)
    const { battle, dayList } = dataAt<{
      battle: { homeTeam: { totalStepCnt: number } }
      dayList: { homeStepCnt: number }[]
    }>(`${BATTLE}battleInfo`)
    expect(dayList.reduce((sum, { homeStepCnt }) => sum + homeStepCnt, 0)).toBe(battle.homeTeam.totalStepCnt)
    const members = dataAt<{ sideCode: string; totalStepCnt: number }[]>(`${BATTLE}battleMemberList`)
    expect(
      members.filter(({ sideCode }) => sideCode === 'HOME').reduce((sum, { totalStepCnt }) => sum + totalStepCnt, 0),
    ).toBe(battle.homeTeam.totalStepCnt)
  })
})
