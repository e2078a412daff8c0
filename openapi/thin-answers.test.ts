import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, resolve, type Document } from '../scripts/gen/document.ts'
import type { Schema } from './contract-reader.ts'

// An answer of one or two fields is often one that nobody thought about. Each was held against the screen that reads
// it: what the screen needs and could not get was added, marked assumed, and here is why the others are enough. A write
// that answers how many rows it changed (SaveResult) needs no line: its screen reads the list again.

/** With this many fields an answer is no longer looked at here; fields of rows count once. */
const ENOUGH = 3
/** No shape nests deeper than this; one that refers to itself ends here. */
const DEEPEST = 6
const SLOW_MS = 60_000

/** Why a thin answer is all that its screens need. */
const REASONS: Record<string, string[]> = {
  'a text, Y or N in data itself, as the documents or captures have it': [
    'sessionAccessToken',
    'sessionGetRememberMeAccessToken',
    'sessionSession',
    'commonUploadUrl',
    'mypageGetUsrInfo5',
    'reservationCheckSpotTime',
    'reservationCheckVisibleWelfitList',
    'reservationCheckWelfitBanner',
    'welfitGetCancelReservationYn',
    'wellorderReservationCheckWelOrderPickedUpDuplicate',
  ],
  'no payload: nobody is left to read it': ['sessionLogout'],
  'the two values that a document or capture names': ['chatGetEncryptHcId', 'mealGetMenuEvalAvg'],
  'one flag, documented or asked for as one': ['goalGoalInitYn', 'menuGetFoodlistShw', 'myChatYn', 'myHelhidxDirectYn'],
  'one number, for a badge, a limit or a row that says how many': [
    'commonGetUploadFileSize',
    'healthFavMealMenuCount',
    'healthFavoriteCnt',
    'mealDetailGetUserCntrlLstCnt',
    'memberGetPushCount',
    'myChalnChkYn',
  ],
  'the state that was written, or the number that follows from it': [
    'coachUpdateFriendAgreeYn',
    'commonSetHealthAgreeYn',
    'goalDisagreeHealthData',
    'healthSaveAiFavorite',
    'healthSaveMealFavMealMenu',
    'healthUpdateWrkotAppUseYn',
    'mainPutUserWeight',
    'mainUpdateNewAlarm',
    'memberSetPushRead',
    'memberUpdatePushReadStatusAll',
    'mypageSetToastTimeOut',
    'mypageUpdateAllergyAgree',
    'mypageUserPwdChange',
    'mypageUserPwdChangeUpdDate',
    'mypageUserPwdReset',
    'mySaveShakeSettingYn',
    'serviceEventLike',
  ],
  'the key of what was made, and what its page says at once; the rest is read from the list': [
    'chatNoticeRoomCreateRoom',
    'commonRegFoodlensIntake',
    'commonSendPush',
    'customerAppQnaSave',
    'healthAddMedicine',
    'healthSaveMealDi',
    'mealDetailMealRegi',
    'mypageUserAuthSms',
    'mypageUserPwdFind',
    'sampleCreate',
  ],
  'a key, and nothing that says whose or of what it is': ['customerQnaDraftKey'],
  'how many went, and what goes on the phone with them': ['diaryRemoveMealDetailMealRegi', 'mealDetailRemoveMealRegi'],
  'a value, and since or until when': [
    'commonGetHealthAgreeYn',
    'healthWrkotAppUseYn',
    'memberSetUserLeave',
    'mypageGetSelectPointExtinction',
  ],
  'a setting of one value': ['myGetShakeSettingYn', 'mypageGetToastTimeOut'],
  'codes and their names': ['healthHealthTelecomCode', 'mealGetWelmallProdTag', 'mealMealType'],
  'states alone: texts and dates come with helhidxAgreeList': ['healthHealthAgreeRule'],
  'the choice of the next step; what it shows comes from the next call': [
    'memberDuplicate',
    'memberExist',
    'memberGetAiChalnYn',
  ],
  'a key: the article has a call of its own': ['mealGetWelmallGoodNo'],
  'a day: the sync asks from there on': ['commonGetLastHealhDate'],
  'a sentence or a picture with its words': ['myChalngeMsg', 'myHeaderImg'],
}

/** Fields below a schema, rows and shapes in shapes included; a plain value is one. */
function fieldsOf(document: Document, schema: Schema | undefined, depth = 0): string[] {
  const one: Schema = resolve(document, schema ?? {})
  if (depth === DEEPEST) return ['']
  const item = partsOf(document, one).find(({ items }) => items !== undefined)?.items
  if (item !== undefined) return fieldsOf(document, item, depth + 1)
  const properties = Object.assign({}, ...partsOf(document, one).map((part) => part.properties)) as Record<
    string,
    Schema
  >
  const names = Object.keys(properties)
  if (names.length === 0) return ['']
  return names.flatMap((name) =>
    fieldsOf(document, properties[name], depth + 1).map((below) => (below === '' ? name : `${name}.${below}`)),
  )
}

/** A schema with those that it is put together from, references followed. */
function partsOf(document: Document, schema: Schema): Schema[] {
  const one: Schema = resolve(document, schema)
  return [
    one,
    ...[...(one.allOf ?? []), ...(one.anyOf ?? []), ...(one.oneOf ?? [])].flatMap((part) => partsOf(document, part)),
  ]
}

describe('an answer with fewer than three data fields', () => {
  let thin: { id: string; fields: string[] }[]
  beforeAll(async () => {
    const document = await bundleContract()
    thin = operationsOf(document).flatMap(({ id, operation }) => {
      const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
      const schema = resolve(document, success ?? {}).content?.['application/json']?.schema as Schema | undefined
      const data = partsOf(document, schema ?? {}).find(({ properties }) => properties?.['data'])?.properties?.['data']
      if (data === undefined) return []
      const fields = fieldsOf(document, data)
      return fields.length < ENOUGH ? [{ id, fields }] : []
    })
  }, SLOW_MS)

  test('is a count of what was written, or has its reason here', () => {
    const reasoned = new Set(Object.values(REASONS).flat())
    const unexplained = thin.filter(({ id, fields }) => fields.join() !== 'resultCnt' && !reasoned.has(id))
    expect(
      unexplained,
      'hold it against the screen that reads it: add what the screen needs, or a line to REASONS',
    ).toEqual([])
  })

  test('has one reason, and no reason is left of an answer that has grown', () => {
    const ids = Object.values(REASONS).flat()
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !thin.some((one) => one.id === id))).toEqual([])
  })
})
