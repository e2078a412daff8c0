import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, resolve, type Document, type Entry, type Json } from '../scripts/gen/document.ts'

const SLOW_MS = 60_000
type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: (string | null)[]
  const?: Json
  required?: string[]
  minItems?: number
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: boolean
}

let document: Document
let entries: Entry[]
beforeAll(async () => {
  document = await bundleContract()
  entries = operationsOf(document)
}, SLOW_MS)

function operation(id: string): Entry {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const shape = (name: string) => resolve(document, { $ref: `#/components/schemas/${name}` }) as Schema
/** A schema with its reference and its parts joined. */
function whole(schema: Schema | undefined): Schema {
  const { allOf = [], ...own } = schema ? resolve(document, schema) : {}
  return allOf.map(whole).reduce(
    (sum, part) => ({
      ...sum,
      ...part,
      required: [...(sum.required ?? []), ...(part.required ?? [])],
      properties: { ...sum.properties, ...part.properties },
    }),
    own,
  )
}
const body = (id: string) => whole(operation(id).operation.requestBody?.content?.['application/json']?.schema as Schema)
const data = (id: string) =>
  whole(
    whole(operation(id).operation.responses['200']?.content?.['application/json']?.schema as Schema).properties?.[
      'data'
    ],
  )
/** `data` of every example of the 200 answer. */
const answers = <T>(id: string): T[] =>
  Object.values(operation(id).operation.responses['200']?.content?.['application/json']?.examples ?? {}).map(
    ({ value }) => (value as { data: Json }).data as T,
  )
const writes = (id: string) => (operation(id).operation as { 'x-writes'?: boolean })['x-writes']
const number = (text: string | null) => Number((text ?? '0').replaceAll(',', ''))
const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100
const count = (area: string) => entries.filter((entry) => entry.area === area).length

describe('the diary in the contract', () => {
  test('stands under /api/diary, the coach under /api/coach, events under /api/service/event [HTP-17]', () => {
    expect([count('diary'), count('coach')]).toEqual([19, 12])
    const stray = (area: string, base: string) =>
      entries.filter((entry) => entry.area === area && !entry.path.startsWith(base))
    expect(stray('diary', '/api/diary/')).toEqual([])
    expect(stray('coach', '/api/coach/')).toEqual([])
    expect(stray('service', '/api/service/').map(({ path }) => path)).toEqual([])
    expect(
      entries
        .filter(({ id }) => id.startsWith('serviceEvent'))
        .every(({ path }) => path.startsWith('/api/service/event/')),
    ).toBe(true)
  })

  test('reads, saves and deletes alcohol, and saving nothing is not deleting [DIA-01] [MEA-16]', () => {
    expect(writes('diaryGetDiaryDrinkDetail')).toBe(false)
    expect(whole(body('diarySaveDiaryDrinkIntake').properties?.['drinkList']).minItems).toBe(1)
    expect(body('diaryDeleteDiaryDrinkIntake').required).toEqual(['baseDt'])
    for (const day of answers<{
      sumKcal: string | null
      sumAlcoholG: number | null
      drinkList: { kcal: string; alcoholG: number }[]
    }>('diaryGetDiaryDrinkDetail')) {
      expect(number(day.sumKcal)).toBe(sum(day.drinkList.map(({ kcal }) => number(kcal))))
      expect(day.sumAlcoholG ?? 0).toBe(sum(day.drinkList.map(({ alcoholG }) => alcoholG)))
    }
  })

  test('writes food that was taken out in both ways, one of them a GET that says so [DIA-02] [HTP-10]', () => {
    expect(operation('diaryTakeOutWrite').method).toBe('get')
    expect(writes('diaryTakeOutWrite')).toBe(true)
    expect(operation('diarySetInsertTakeOutIntake').method).toBe('post')
    const keys = (id: string) => Object.keys(data(id).properties ?? {})
    expect(keys('diarySetInsertTakeOutIntake')).toEqual(keys('diaryTakeOutWrite'))
  })

  test('changes and removes a meal record by the key that recording it answered [MEA-09]', () => {
    const recorded = data('mealDetailMealRegi').properties ?? {}
    expect(Object.keys(recorded)).toContain('hcUclSeqNo')
    expect(body('diaryModifyMealDetailMealRegi').required).toEqual(['hcUclSeqNo'])
    expect(body('diaryRemoveMealDetailMealRegi').required).toEqual(['hcUclSeqNoList'])
  })

  test('has days and meals whose energy is the sum of what they hold', () => {
    type Meal = { sumKcal: string | null; foodList: { kcal: string | null }[] }
    for (const meal of answers<Meal>('diaryGetMealDetailMealRegi'))
      expect(number(meal.sumKcal)).toBe(sum(meal.foodList.map(({ kcal }) => number(kcal))))
    type Day = { eatKcal: number | null; mealList: { sumKcal: string | null }[] }
    for (const day of answers<Day[]>('diaryGetDiaryMealList').flat())
      expect(day.eatKcal ?? 0).toBe(sum(day.mealList.map(({ sumKcal }) => number(sumKcal))))
    const [foods] = answers<{ kcal: string }[]>('diaryFoodEatList')
    const [known] = answers<{ eatKcal: number }>('mealGetDailyNutrientInfo')
    expect(sum((foods ?? []).map(({ kcal }) => number(kcal)))).toBe(known?.eatKcal)
  })

  test('reads the daily practice per day and per month and saves it [MEA-17]', () => {
    const reads = ['diaryGetDailyAct', 'diaryGetDailyActMst', 'diaryGetDailyActMonth', 'diaryGetDailyActListMonth']
    expect(reads.map((id) => operation(id).method)).toEqual(['get', 'get', 'get', 'get'])
    expect(['diarySaveDailyAct', 'diarySaveDailyActMst'].map((id) => operation(id).method)).toEqual(['post', 'post'])
    type Month = { doneCnt: number; actDayCnt: number; dayList: { doneCnt: number }[] }
    const [month] = answers<Month>('diaryGetDailyActMonth')
    const [rows] = answers<{ doneCnt: number; doneDtList: string[] }[]>('diaryGetDailyActListMonth')
    expect(month?.doneCnt).toBe(sum((month?.dayList ?? []).map(({ doneCnt }) => doneCnt)))
    expect(month?.doneCnt).toBe(sum((rows ?? []).map(({ doneCnt }) => doneCnt)))
    expect((rows ?? []).every((row) => row.doneDtList.length === row.doneCnt)).toBe(true)
  })
})

describe('the coach in the contract', () => {
  test('shows friends only to a member who agreed, and nobody can agree without a style [COA-01]', () => {
    expect(body('coachUpdateFriendAgreeYn').required).toEqual(['friendAgreeYn'])
    expect(Object.keys(operation('coachUpdateFriendAgreeYn').operation.responses)).toContain('409')
    type Friends = { friendAgreeYn: string; list: unknown[] }
    expect(
      answers<Friends>('coachGetFoodStyleFriend').filter((page) => page.friendAgreeYn === 'N' && page.list.length > 0),
    ).toEqual([])
    type Result = { style: unknown; friendAgreeYn: string }
    expect(
      answers<Result>('coachGetFoodStyleResult').filter(
        (result) => result.style === null && result.friendAgreeYn === 'Y',
      ),
    ).toEqual([])
    expect(body('coachPutFoodStyle').required).toEqual(['answerList'])
  })

  test('gives the pattern report types, data, comparison data and a summary that marks it read [COA-02]', () => {
    const report = ['coachPatternType', 'coachPatternData', 'coachPatternCompData', 'coachGetPatternReportSummary']
    expect(report.map((id) => operation(id).path.split('/').at(-1))).toEqual([
      'pattern-type',
      'pattern-data',
      'pattern-comp-data',
      'getPatternReportSummary',
    ])
    expect(writes('coachGetPatternReportSummary')).toBe(true)
    for (const { mealList } of answers<{ mealList: { kcalRate: number }[] }>('coachPatternData'))
      expect(sum(mealList.map(({ kcalRate }) => kcalRate))).toBe(100)
  })
})

describe('smart orders in the contract', () => {
  const base = '/api/mypage/wellorder/'
  const postAt = (path: string) => entries.find((entry) => entry.path === base + path && entry.method === 'post')

  test('are saved, modified, cancelled and picked up, answering the order [SMO-01] [SMO-02] [SMO-03] [SMO-04]', () => {
    expect(count('wellorder')).toBe(18)
    expect(entries.filter((entry) => entry.area === 'wellorder' && !entry.path.startsWith(base))).toEqual([])
    const changes = ['saveMealReservation', 'modifyMealReservation', 'cancel', 'pickuped'].map(
      (name) => postAt(`reservation/${name}`)?.id ?? name,
    )
    const statusless = changes.filter(
      (id) => !['smartOrderSeq', 'statusCode'].every((key) => data(id).required?.includes(key)),
    )
    expect(statusless).toEqual([])
    expect(changes.filter((id) => !('409' in operation(id).operation.responses))).toEqual([])
    expect(shape('SmartOrderStatus').enum).toEqual(['RESERVED', 'PICKUP', 'CANCEL', 'NOSHOW'])
    expect(changes.map((id) => answers<{ statusCode: string }>(id)[0]?.statusCode)).toEqual([
      'RESERVED',
      'RESERVED',
      'CANCEL',
      'PICKUP',
    ])
  })

  test('are checked for a double pick-up by a call that only reads and answers Y or N in data.data [SMO-05]', () => {
    const id = postAt('reservation/checkWelOrderPickedUpDuplicate')?.id ?? ''
    expect(writes(id)).toBe(false)
    expect(data(id).enum).toEqual(['Y', 'N'])
    expect(answers<string>(id).sort()).toEqual(['N', 'Y'])
  })

  test('let a subscription be made, updated, confirmed and cancelled [SMO-06] [SMO-07] [SMO-08] [SMO-09]', () => {
    const changes = [
      'saveSubscribedRegi',
      'updateMySubscribedOrder',
      'confirmSubscribedOrder',
      'cancelSubscribedOrder',
      'cancelSubscribedOrderAll',
    ]
    const ids = changes.map((name) => postAt(name)?.id ?? name)
    expect(body(ids[3] ?? '').required).toEqual(['subscribedOrderSeq', 'itemSeqList'])
    expect(body(ids[4] ?? '').required).toEqual(['subscribedOrderSeq'])
    type Order = {
      statusCode: string
      totalCnt: number
      cancelCnt: number
      payAmt: number
      itemList: { statusCode: string; payAmt: number }[]
    }
    const orders = [...ids, 'wellorderGetMySubscribedOrder'].flatMap((id) => answers<Order>(id))
    for (const { totalCnt, cancelCnt, payAmt, itemList } of orders) {
      expect(itemList).toHaveLength(totalCnt)
      expect(itemList.filter(({ statusCode }) => statusCode === 'CANCEL')).toHaveLength(cancelCnt)
      expect(payAmt).toBe(sum(itemList.filter(({ statusCode }) => statusCode !== 'CANCEL').map((item) => item.payAmt)))
    }
    expect(ids.map((id) => answers<Order>(id)[0]?.statusCode)).toEqual(['REGI', 'REGI', 'CONFIRM', 'REGI', 'CANCEL'])
  })
})

describe('events in the contract', () => {
  test('hold rating type, status, data and restaurant of a rated restaurant [EVT-01]', () => {
    expect(Object.keys(shape('EventCntrlEvl').properties ?? {})).toEqual([
      'cntrlEvlType',
      'cntrlEvlStatus',
      'evlData',
      'restaurantCode',
    ])
  })

  test('save the agreement to marketing by PUT with the values in the body [EVT-02] [HTP-18]', () => {
    const { method, path, parameters } = operation('serviceEventMarketing')
    expect(`${method} ${path}`).toBe('put /api/service/event/marketing')
    expect(parameters.map((parameter) => resolve(document, parameter).in)).toEqual(['header', 'header'])
    expect(body('serviceEventMarketing').required).toEqual(['eventSeq', 'marketingAgreeYn'])
  })

  test('have draw, reply, like, questionnaire and winner under the event path, marked as assumed [EVT-03]', () => {
    const features = ['draw', 'reply', 'like', 'questionnaire', 'winner']
    const found = features.map((feature) => entries.filter(({ path }) => path === `/api/service/event/${feature}`))
    expect(features.filter((_, index) => found[index]?.length === 0)).toEqual([])
    expect(new Set(found.flat().map((entry) => entry.operation['x-provenance'].level))).toEqual(new Set(['assumed']))
  })

  test('announce winners in a list and a detail, their numbers adding up [EVT-04]', () => {
    expect(operation('serviceEventWinner').method).toBe('get')
    type Result = { winnerCnt: number; prizeList: { winnerCnt: number; winnerList: unknown[] }[] }
    for (const { winnerCnt, prizeList } of answers<Result>('serviceEventWinnerResult')) {
      expect(winnerCnt).toBe(sum(prizeList.map((prize) => prize.winnerCnt)))
      expect(prizeList.every((prize) => prize.winnerList.length === prize.winnerCnt)).toBe(true)
    }
  })

  test('have the green stamp, check, tip, story and quiz as POST, marked as assumed, carbon adding up', () => {
    const green = entries.filter(({ id }) => id.startsWith('serviceGreen'))
    expect(green.map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining([
        'greenStamp',
        'greenCheck',
        'greenTip',
        'greenStory',
        'greenStoryDetail',
        'greenQuiz',
        'greenQuizDetail',
      ]),
    )
    expect(
      green.filter(
        ({
          method,
          operation: {
            'x-provenance': { level },
          },
        }) => method !== 'post' || level !== 'assumed',
      ),
    ).toEqual([])
    type Board = { carbonG: number; stampCnt: number; stampList: { carbonG: number }[] }
    for (const board of answers<Board>('serviceGreenStamp')) {
      expect(board.carbonG).toBe(sum(board.stampList.map(({ carbonG }) => carbonG)))
      expect(board.stampList).toHaveLength(board.stampCnt)
    }
  })
})

describe('the chat in the contract', () => {
  const headers = (id: string) =>
    operation(id)
      .parameters.map((parameter) => resolve(document, parameter))
      .filter(({ in: where }) => where === 'header')

  test('gets a token by cnstntId, good for ten minutes, with its expiry [CHT-03] [CHT-04] [CHT-05]', () => {
    expect(body('chatCreateToken').required).toEqual(['cnstntId'])
    expect(data('chatCreateToken').required).toEqual(['tsToken', 'validSec', 'expireDtm'])
    expect(data('chatCreateToken').properties?.['validSec']?.const).toBe(600)
  })

  test('carries the token in ts-token on every call but the one that fetches it [CHT-02]', () => {
    const required = (id: string) =>
      headers(id).some(({ name, required: must }) => name === 'ts-token' && must === true)
    expect(['chatSend', 'chatNoticeRoomCreateRoom', 'chatCreateToken'].map(required)).toEqual([true, true, false])
  })

  test('sends encryptData with flag FO, and opens a room with encryptData only [CHT-07] [CHT-08]', () => {
    const send = body('chatSend')
    expect(send.required).toEqual(['encryptData', 'flag'])
    expect(send.properties?.['flag']?.const).toBe('FO')
    const room = body('chatNoticeRoomCreateRoom')
    expect(Object.keys(room.properties ?? {})).toEqual(['encryptData'])
    expect(room.additionalProperties).toBe(false)
  })

  test('shows cipher texts that are whole blocks of 16 bytes in Base64 [CHT-07]', () => {
    const broken = ['chatSend', 'chatNoticeRoomCreateRoom'].filter((id) => {
      const value = operation(id).operation.requestBody?.content?.['application/json']?.examples?.['default']
        ?.value as { encryptData: string }
      return Buffer.from(value.encryptData, 'base64').length % 16 !== 0
    })
    expect(broken).toEqual([])
  })

  test('uses the documented identifiers, and no other for the same thing [CHT-11]', () => {
    const used = entries
      .filter(({ area }) => area === 'chat')
      .flatMap(({ id }) => [...Object.keys(body(id).properties ?? {}), ...Object.keys(data(id).properties ?? {})])
    expect(used).toEqual(expect.arrayContaining(['hcId', 'encryptHcId', 'encryptData', 'flag', 'cnstntId']))
  })

  test('answers 403 on every call, which clears the chat token [CHT-06]', () => {
    const chat = entries.filter(({ area }) => area === 'chat')
    expect(chat.filter((entry) => !('403' in entry.operation.responses))).toEqual([])
    expect(chat).toHaveLength(5)
  })
})

describe('the sync actions of document 001', () => {
  test('are calls of the contract under the paths they are taken to be', () => {
    const common = [
      'syncSamsungHealthExerciseData',
      'regHealthData',
      'regHealthStepData',
      'regHealthDataIntake',
      'updateIntakeUUID',
      'regHealthDataNew',
      'regHealthDataLog',
      'regHealthMonthStepData',
      'regHealthStepAppleData',
      'regHealthDataApple',
      'getIntakeData',
    ]
    const elsewhere = [
      '/api/member/getStepDevice',
      '/api/healthlog/healthAgreeRule',
      '/api/healthlog/saveHealthUserAuthData',
      '/api/healthlog/myLog/MhrlsInterlock',
      '/api/healthlog/insertMyHelhIdx',
    ]
    const known = new Set(entries.map(({ path }) => path))
    expect([...common.map((name) => `/api/common/${name}`), ...elsewhere].filter((path) => !known.has(path))).toEqual(
      [],
    )
  })
})
