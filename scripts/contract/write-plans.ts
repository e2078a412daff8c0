import type { Json, JsonObject } from './model.ts'
import type { Pool } from './pool.ts'

// A few lines over 400: all that a run may write on a backend that people use is read in one table.

/**
 * What a plan knows when a step is made: the run's own name and device, and the plain fields of everything its steps
 * sent and got so far (docs/decisions/092).
 */
export type Made = { prefix: string; deviceId: string; fields: Record<string, Json> }

/**
 * Where a write can be seen: an operation that reads, what it is asked for, and the fields of the row that shows it.
 * `isState` where that row is there anyway and only says something else; rows that have the field `choice` only offer
 * what can be chosen.
 */
export type Seen = {
  by: string
  asked: (made: Made) => JsonObject
  as: (made: Made) => Record<string, Json>
  isState?: true
  choice?: string
}

/**
 * A write that a run may make on a backend that people use. It creates something of its own, may change it, and takes
 * it back: the first step creates, the last one undoes, and that is made whenever the first one was accepted, whatever
 * came between. A plan of one step leaves nothing to take back: it says again what stands there already, or speaks of
 * the run's own session and device; where nothing shows it, its answer is judged and the operation is not provable.
 */
export type WritePlan = {
  /**
   * The field of a setting that is written with another value and back, and the names of those that tell it from
   * others.
   */
  setting?: { name: string; keys: string[] }
  steps: { operationId: string; values: (made: Made) => JsonObject }[]
  /** How a run sees that it was saved and is gone again; `nowhere` says why it cannot. */
  seen: Seen | { nowhere: string }
  /**
   * What the descriptions of the first and the last step promise of a second identical call, word for word; that is
   * then made too.
   */
  twice?: { create?: string; undo?: string }
  /**
   * What the first step has to know from earlier answers, to leave everything else alone; undefined when they do not
   * say it.
   */
  needs?: (answers: Pick<Pool, 'of' | 'isCut'>) => Record<string, Json> | undefined
}

/** Long before anybody recorded anything: what stands there is ours. The time of day differs between runs. */
const LONG_AGO = '20000101'
function longAgo(prefix: string): string {
  const second = [...prefix].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 86_400, 7)
  return (
    LONG_AGO +
    [second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join('')
  )
}

const pick = (fields: Record<string, Json>, ...names: string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
const rowsEaten = ({ fields }: Made): JsonObject => ({
  hcUclSeqNoList: fields['hcUclSeqNoList'] ?? [fields['hcUclSeqNo'] ?? null],
})

/** What names a course on the menu. */
const COURSE_KEY = ['menuDt', 'hallNo', 'menuCourseType', 'menuMealType', 'restaurantCode']

type Fields = Record<string, Json>

/**
 * Writes another value of a setting, and the member's own again: what the operation `read` says in between proves that
 * it was kept. `keys` name the setting where there are several; rows of the reading answer that have a `choice` only
 * offer a value.
 */
function another(
  operationId: string,
  read: string,
  field: string,
  other: (was: Fields, rows: Fields[]) => Json | undefined,
  {
    keys = [],
    own = () => true,
    choice,
    shown = {},
  }: { keys?: string[]; own?: (fields: Fields) => boolean; choice?: string; shown?: Fields } = {},
): WritePlan {
  return {
    setting: { name: field, keys },
    needs: ({ of }) => {
      const rows = of(read)
      const was = rows.find((fields) => [field, ...keys].every((name) => fields[name] !== undefined) && own(fields))
      const next = was && other(was, rows)
      return was && next !== undefined ? { ...pick(was, ...keys), was: was[field] ?? null, next } : undefined
    },
    seen: {
      by: read,
      asked: ({ fields }) => pick(fields, ...keys),
      as: ({ fields }) => ({ ...pick(fields, ...keys), [field]: fields['next'] ?? null, ...shown }),
      isState: true,
      ...(choice === undefined ? {} : { choice }),
    },
    steps: ['next', 'was'].map((value) => ({
      operationId,
      values: ({ fields }) => ({ ...pick(fields, ...keys), [field]: fields[value] ?? null }),
    })),
  }
}

const flipped =
  (field: string) =>
  (was: Fields): Json =>
    was[field] === 'Y' ? 'N' : 'Y'
/** Another of the values that rows offer. */
const offered = (field: string, choice: string) => (was: Fields, rows: Fields[]) =>
  rows.find((row) => row[choice] !== undefined && row[field] !== was[field])?.[field]

/**
 * Writes what the member has chosen once more, as the operation `read` has just answered it. That proves nothing; `why`
 * says why nothing else can be tried.
 */
function again(
  operationId: string,
  read: string,
  names: string[],
  why: string,
  suits: (fields: Fields) => boolean = () => true,
): WritePlan {
  return {
    needs: ({ of }) => of(read).find((fields) => names.every((name) => fields[name] !== undefined) && suits(fields)),
    seen: { nowhere: why },
    steps: [{ operationId, values: ({ fields }) => pick(fields, ...names) }],
  }
}

/** A mark without a name is ours where it was not set before: sets it and takes it off. */
function mark(
  operationId: string,
  flag: string,
  key: string,
  marked: { in: string[]; flag: string; by: string; asked: string[]; twice?: string },
): WritePlan {
  return {
    needs: ({ of }) =>
      marked.in
        .flatMap(of)
        .find(
          (fields) => fields[marked.flag] === 'N' && [key, ...marked.asked].every((name) => fields[name] !== undefined),
        ),
    seen: {
      by: marked.by,
      asked: ({ fields }) => pick(fields, ...marked.asked),
      as: ({ fields }) => ({ ...pick(fields, key), [marked.flag]: 'Y' }),
      isState: true,
    },
    ...(marked.twice === undefined ? {} : { twice: { create: marked.twice, undo: marked.twice } }),
    steps: ['Y', 'N'].map((value) => ({
      operationId,
      values: ({ fields }) => ({ ...pick(fields, key), [flag]: value }),
    })),
  }
}

/** A weight of ours: the only one of its moment. */
const weightSeen = (moment: (made: Made) => string): Seen => ({
  by: 'healthMyWeightRecordList',
  asked: () => ({ startDt: LONG_AGO, endDt: LONG_AGO }),
  as: (made) => ({ inptDt: moment(made), helhidxVal: '68.1' }),
})

/** A food of the meal record, by its number or by what it is. */
const foodSeen = (meal: string, as: Seen['as']): Seen => ({
  by: 'healthDayEatMealMenu',
  asked: ({ fields }) => ({ baseDt: fields['baseDt'] ?? null, menuMealType: fields[meal] ?? null }),
  as,
})
const firstEaten = ({ fields }: Made) => ({
  hcUclSeqNo: [rowsEaten({ prefix: '', deviceId: '', fields })['hcUclSeqNoList']].flat()[0] ?? null,
})
const NO_CALL = 'no call of the contract reads'

/**
 * Not here, although it could be undone: whatever other people see or act upon, if only for a moment (posts, replies,
 * teams, battles, invitations), takes a counsellor's time or costs money (reservations, orders), or changes what the
 * member has chosen or agreed to (docs/contract-tests.md counts them).
 */
export const WRITE_PLANS: WritePlan[] = [
  {
    seen: { by: 'sampleList', asked: () => ({ pageNo: 1, pageSize: 20 }), as: ({ fields }) => pick(fields, 'title') },
    steps: [
      { operationId: 'sampleCreate', values: ({ prefix }) => ({ title: prefix }) },
      {
        operationId: 'sampleUpdate',
        values: ({ prefix, fields }) => ({ id: fields['boardSeq'] ?? null, title: `${prefix} 2` }),
      },
      { operationId: 'sampleDelete', values: ({ fields }) => ({ id: fields['boardSeq'] ?? null }) },
    ],
  },
  mark('mealLike', 'likeYn', 'menuCode', {
    in: ['mealDetail', 'menuGetTodayMenuList', 'mealList'],
    flag: 'myLikeMenuYn',
    by: 'mealDetail',
    asked: ['menuDt', 'hallNo', 'menuCourseType', 'menuMealType', 'restaurantCode'],
  }),
  mark('healthSaveAiFavorite', 'favoriteYn', 'prgmCode', {
    in: ['healthAiPrgmThmInfo', 'healthTrendCstmRoutine', 'healthRcmdExercise'],
    flag: 'favoriteYn',
    by: 'healthAiPrgmDtlInfo',
    asked: ['prgmCode'],
    twice: 'sending it twice changes nothing',
  }),
  {
    // An empty value removes the record of this code and moment (docs/decisions, "A weight is removed by saving it
    // empty").
    seen: weightSeen(({ prefix }) => longAgo(prefix)),
    twice: { undo: 'Removing what is not there changes nothing' },
    steps: [
      {
        operationId: 'healthInsertMyHelhIdx',
        values: ({ prefix }) => ({
          '*': { inptDt: longAgo(prefix), helhDate: LONG_AGO, helhidxCode: 'BW', helhidxVal: '68.1' },
        }),
      },
      {
        operationId: 'healthInsertMyHelhIdx',
        values: ({ prefix }) => ({
          '*': { helhidxCode: 'BW', inptDt: longAgo(prefix), helhDate: LONG_AGO, helhidxVal: '' },
        }),
      },
    ],
  },
  {
    seen: weightSeen(({ prefix }) => longAgo(`${prefix}2`)),
    twice: { undo: 'Removing what is not there changes nothing' },
    steps: [
      { operationId: 'mainPutUserWeight', values: ({ prefix }) => ({ weight: '68.1', inptDt: longAgo(`${prefix}2`) }) },
      {
        operationId: 'healthInsertMyHelhIdx',
        values: ({ fields }) => ({
          '*': { ...pick(fields, 'inptDt'), helhidxCode: 'BW', helhDate: LONG_AGO, helhidxVal: '' },
        }),
      },
    ],
  },
  {
    // Where the member has one already, so that ours does not become the main one; one that is in no list of theirs.
    needs: ({ of, isCut }) => {
      const own = of('mypageRestMyList').map(({ restaurantId }) => restaurantId)
      if (own.length === 0 || isCut('mypageRestMyList')) return undefined
      return of('mypageRestList').find(
        ({ restaurantId, mainDiv }) => restaurantId !== undefined && mainDiv !== 'Y' && !own.includes(restaurantId),
      )
    },
    seen: { by: 'mypageRestMyList', asked: () => ({}), as: ({ fields }) => pick(fields, 'restaurantId') },
    twice: {
      create: 'Adding one twice changes its place only',
      undo: 'Removing one that is not there changes nothing',
    },
    steps: [
      {
        operationId: 'mypageRestRegi',
        values: ({ fields }) => ({ '*': { ...pick(fields, 'restaurantId'), mainDiv: 'N', orderSeq: 20_000 } }),
      },
      { operationId: 'mypageRestDelete', values: ({ fields }) => ({ '*': pick(fields, 'restaurantId') }) },
    ],
  },
  {
    seen: { by: 'healthMedicine', asked: () => ({}), as: ({ fields }) => pick(fields, 'medicineNm') },
    steps: [
      { operationId: 'healthAddMedicine', values: ({ prefix }) => ({ medicineNm: prefix, alarmYn: 'N' }) },
      {
        operationId: 'healthUpdateMedicine',
        values: ({ prefix, fields }) => ({ ...pick(fields, 'medicineSeq'), medicineNm: `${prefix} 2`, alarmYn: 'N' }),
      },
      { operationId: 'healthDeleteMedicine', values: ({ fields }) => pick(fields, 'medicineSeq') },
    ],
  },
  {
    seen: {
      by: 'mealDetailEatNutrient',
      asked: ({ fields }) => pick(fields, ...COURSE_KEY),
      as: () => ({ mealRegiYn: 'Y' }),
      isState: true,
    },
    twice: { create: 'recording it again replaces the record' },
    // What is recorded already would look as if it had been saved: the last of the menu is the least likely to be.
    needs: ({ of }) => of('mealList').findLast((fields) => COURSE_KEY.every((name) => fields[name] !== undefined)),
    steps: [
      { operationId: 'mealDetailMealRegi', values: ({ fields }) => pick(fields, ...COURSE_KEY) },
      {
        operationId: 'mealDetailUpdateDatauuid',
        values: ({ fields, deviceId }) => ({ ...pick(fields, 'hcUclSeqNo'), datauuid: deviceId }),
      },
      {
        operationId: 'mealDetailRemoveMealRegi',
        values: ({ fields }) => ({ hcUclSeqNo: fields['hcUclSeqNo'] ?? null }),
      },
    ],
  },
  {
    seen: foodSeen('menuMealType', firstEaten),
    twice: { undo: 'What is gone already changes nothing' },
    steps: [
      { operationId: 'healthInsertTabMealMenu', values: () => ({}) },
      { operationId: 'healthDeleteUserCntrlNF', values: rowsEaten },
    ],
  },
  {
    seen: foodSeen('eatMealType', ({ fields }) => pick(fields, 'hcUclSeqNo', 'eatQty')),
    steps: [
      { operationId: 'diarySetInsertTakeOutIntake', values: () => ({}) },
      {
        operationId: 'diaryModifyMealDetailMealRegi',
        values: ({ fields }) => ({ ...pick(fields, 'hcUclSeqNo'), eatQty: 0.5 }),
      },
      { operationId: 'diaryRemoveMealDetailMealRegi', values: rowsEaten },
    ],
  },
  {
    // Sent for a day of its own: a food that a meal has already would get the new amount.
    seen: foodSeen('menuMealType', ({ fields }) => pick(fields, 'foodId')),
    twice: { undo: 'What is gone already changes nothing' },
    steps: [
      {
        operationId: 'healthSaveMealRecordSearchDetail',
        values: () => ({ baseDt: LONG_AGO, eatDt: `${LONG_AGO}074000` }),
      },
      { operationId: 'healthDeleteUserCntrlNF', values: rowsEaten },
    ],
  },
  {
    seen: foodSeen('menuMealType', ({ fields }) => pick(fields, 'foodId')),
    twice: {
      create: 'A food that the meal has already gets the new amount',
      undo: 'What is gone already changes nothing',
    },
    steps: [
      { operationId: 'healthSaveMealRecordSearchDetailList', values: () => ({ baseDt: LONG_AGO }) },
      { operationId: 'healthDeleteUserCntrlNF', values: rowsEaten },
    ],
  },
  {
    seen: {
      by: 'diaryGetDiaryDrinkDetail',
      asked: () => ({ baseDt: LONG_AGO }),
      as: () => ({ drinkCode: 'D002', drinkQty: 1 }),
    },
    steps: [
      {
        operationId: 'diarySaveDiaryDrinkIntake',
        values: () => ({ baseDt: LONG_AGO, drinkList: [{ drinkCode: 'D002', unitCode: 'GLASS', drinkQty: 1 }] }),
      },
      {
        operationId: 'diaryDeleteDiaryDrinkIntake',
        values: ({ fields }) => ({ baseDt: LONG_AGO, drinkSeqList: [fields['drinkSeq'] ?? null] }),
      },
    ],
  },
  another('mySaveSettingHomeUrl', 'mySettingHomeUrl', 'homeUrl', offered('homeUrl', 'homeUrlNm'), {
    choice: 'homeUrlNm',
  }),
  another('mySaveShakeSettingYn', 'myGetShakeSettingYn', 'shakeSettingYn', flipped('shakeSettingYn')),
  another('mypagePushSettingChange', 'mypagePushList', 'useYn', flipped('useYn'), { keys: ['pushType'] }),
  another('mypageSetUrlSetting', 'mypageGetUrlSetting', 'url', offered('url', 'urlNm'), {
    keys: ['urlType'],
    choice: 'urlNm',
  }),
  another('mypageSetToastTimeOut', 'mypageGetToastTimeOut', 'toastTimeOut', ({ toastTimeOut }) =>
    toastTimeOut === 5 ? 6 : 5,
  ),
  another(
    'mypageRestMain',
    'mypageRestMyList',
    'restaurantId',
    (_was, rows) => rows.find(({ mainDiv }) => mainDiv === 'N')?.['restaurantId'],
    { own: ({ mainDiv }) => mainDiv === 'Y', shown: { mainDiv: 'Y' } },
  ),
  another('healthUpdateWrkotAppUseYn', 'healthWrkotAppUseYn', 'wrkotAppUseYn', flipped('wrkotAppUseYn')),
  again('healthUpdateTargetBw', 'healthMyWeightRecord', ['targetBw'], 'another value would begin the goal anew'),
  // What is done already would get another time.
  again(
    'diarySaveDailyAct',
    'diaryGetDailyAct',
    ['baseDt', 'actCode', 'doneYn'],
    'what is done may be rewarded',
    ({ doneYn }) => doneYn === 'N',
  ),
  again('coachUpdateFriendAgreeYn', 'coachGetFoodStyleResult', ['friendAgreeYn'], 'other people would see it'),
  {
    seen: { nowhere: `${NO_CALL} the sign-ins of a member` },
    steps: [{ operationId: 'memberSetLoginHistory', values: () => ({}) }],
  },
  {
    seen: { nowhere: `${NO_CALL} the uses of auto-login` },
    steps: [{ operationId: 'memberSetAutoLoginHistory', values: ({ deviceId }) => ({ deviceId }) }],
  },
  {
    seen: {
      by: 'healthSelectHealthUserAuthData',
      asked: ({ deviceId }) => ({ deviceId }),
      as: ({ deviceId }) => ({ deviceId, name: 'step', agreeYn: 'Y' }),
      isState: true,
    },
    twice: { create: 'Sending the same set again changes nothing' },
    steps: [{ operationId: 'healthSaveHealthUserAuthData', values: ({ deviceId }) => ({ deviceId }) }],
  },
]
