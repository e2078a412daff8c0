import type { Json, JsonObject } from './model.ts'
import type { Pool } from './pool.ts'

/** What a plan knows when a step is made: the run's own name and device, and the plain fields of everything its steps sent and got so far. */
export type Made = { prefix: string; deviceId: string; fields: Record<string, Json> }

/**
 * A write that a run may make on a backend that people use. It creates something of its own, may change it, and takes it back: the first
 * step creates, the last one undoes, and that is made whenever the first one was accepted, whatever came between. A plan of one step
 * leaves nothing to take back: it says again what stands there already, or speaks of the run's own session and device.
 */
export type WritePlan = {
  steps: { operationId: string; values: (made: Made) => JsonObject }[]
  /** What the first step has to know from earlier answers, to leave everything else alone; undefined when they do not say it. */
  needs?: (answers: Pick<Pool, 'of' | 'isCut'>) => Record<string, Json> | undefined
}

/** Long before anybody recorded anything: what stands there is ours. The time of day differs between runs. */
const LONG_AGO = '20000101'
function longAgo(prefix: string): string {
  const second = [...prefix].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 86_400, 7)
  return LONG_AGO + [second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join('')
}

const pick = (fields: Record<string, Json>, ...names: string[]): JsonObject => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
const rowsEaten = ({ fields }: Made): JsonObject => ({ hcUclSeqNoList: fields['hcUclSeqNoList'] ?? [fields['hcUclSeqNo'] ?? null] })

/** Writes what the member has chosen once more, as the operation `read` has just answered it. */
function again(operationId: string, read: string, names: string[], suits: (fields: Record<string, Json>) => boolean = () => true): WritePlan {
  return {
    needs: ({ of }) => of(read).find((fields) => names.every((name) => fields[name] !== undefined) && suits(fields)),
    steps: [{ operationId, values: ({ fields }) => pick(fields, ...names) }],
  }
}

/** A mark without a name is ours where it was not set before: sets it and takes it off. */
function mark(operationId: string, flag: string, key: string, seenAs: { in: string[]; flag: string }): WritePlan {
  return {
    needs: ({ of }) => seenAs.in.flatMap(of).find((fields) => fields[seenAs.flag] === 'N' && fields[key] !== undefined),
    steps: ['Y', 'N'].map((value) => ({ operationId, values: ({ fields }) => ({ ...pick(fields, key), [flag]: value }) })),
  }
}

/**
 * Not here, although it could be undone: whatever other people see or act upon, if only for a moment (posts, replies, teams,
 * battles, invitations), takes a counsellor's time or costs money (reservations, orders), or changes what the member has chosen or
 * agreed to (docs/contract-tests.md counts them).
 */
export const WRITE_PLANS: WritePlan[] = [
  {
    steps: [
      { operationId: 'sampleCreate', values: ({ prefix }) => ({ title: prefix }) },
      { operationId: 'sampleUpdate', values: ({ prefix, fields }) => ({ id: fields['boardSeq'] ?? null, title: `${prefix} 2` }) },
      { operationId: 'sampleDelete', values: ({ fields }) => ({ id: fields['boardSeq'] ?? null }) },
    ],
  },
  mark('mealLike', 'likeYn', 'menuCode', { in: ['menuGetTodayMenuList', 'mealList', 'mealDetail'], flag: 'myLikeMenuYn' }),
  mark('healthSaveAiFavorite', 'favoriteYn', 'prgmCode', { in: ['healthAiPrgmThmInfo', 'healthTrendCstmRoutine', 'healthRcmdExercise'], flag: 'favoriteYn' }),
  {
    // An empty value removes the record of this code and moment (docs/decisions, "A weight is removed by saving it empty").
    steps: [
      { operationId: 'healthInsertMyHelhIdx', values: ({ prefix }) => ({ '*': { inptDt: longAgo(prefix), helhDate: LONG_AGO, helhidxVal: '68.1' } }) },
      { operationId: 'healthInsertMyHelhIdx', values: ({ prefix }) => ({ '*': { inptDt: longAgo(prefix), helhDate: LONG_AGO, helhidxVal: '' } }) },
    ],
  },
  {
    steps: [
      { operationId: 'mainPutUserWeight', values: ({ prefix }) => ({ weight: '68.1', inptDt: longAgo(`${prefix}2`) }) },
      { operationId: 'healthInsertMyHelhIdx', values: ({ fields }) => ({ '*': { ...pick(fields, 'inptDt'), helhDate: LONG_AGO, helhidxVal: '' } }) },
    ],
  },
  {
    // Where the member has one already, so that ours does not become the main one; one that is in no list of theirs.
    needs: ({ of, isCut }) => {
      const own = of('mypageRestMyList').map(({ restaurantId }) => restaurantId)
      if (own.length === 0 || isCut('mypageRestMyList')) return undefined
      return of('mypageRestList').find(({ restaurantId, mainDiv }) => restaurantId !== undefined && mainDiv !== 'Y' && !own.includes(restaurantId))
    },
    steps: [
      { operationId: 'mypageRestRegi', values: ({ fields }) => ({ '*': { ...pick(fields, 'restaurantId'), mainDiv: 'N', orderSeq: 20_000 } }) },
      { operationId: 'mypageRestDelete', values: ({ fields }) => ({ '*': pick(fields, 'restaurantId') }) },
    ],
  },
  {
    steps: [
      { operationId: 'healthAddMedicine', values: ({ prefix }) => ({ medicineNm: prefix, alarmYn: 'N' }) },
      { operationId: 'healthUpdateMedicine', values: ({ prefix, fields }) => ({ ...pick(fields, 'medicineSeq'), medicineNm: `${prefix} 2`, alarmYn: 'N' }) },
      { operationId: 'healthDeleteMedicine', values: ({ fields }) => pick(fields, 'medicineSeq') },
    ],
  },
  {
    steps: [
      { operationId: 'mealDetailMealRegi', values: () => ({}) },
      { operationId: 'mealDetailUpdateDatauuid', values: ({ fields, deviceId }) => ({ ...pick(fields, 'hcUclSeqNo'), datauuid: deviceId }) },
      { operationId: 'mealDetailRemoveMealRegi', values: ({ fields }) => ({ hcUclSeqNo: fields['hcUclSeqNo'] ?? null }) },
    ],
  },
  {
    steps: [
      { operationId: 'healthInsertTabMealMenu', values: () => ({}) },
      { operationId: 'healthDeleteUserCntrlNF', values: rowsEaten },
    ],
  },
  {
    steps: [
      { operationId: 'diarySetInsertTakeOutIntake', values: () => ({}) },
      { operationId: 'diaryModifyMealDetailMealRegi', values: ({ fields }) => ({ ...pick(fields, 'hcUclSeqNo'), eatQty: 0.5 }) },
      { operationId: 'diaryRemoveMealDetailMealRegi', values: rowsEaten },
    ],
  },
  {
    // Sent for a day of its own: a food that a meal has already would get the new amount.
    steps: [
      { operationId: 'healthSaveMealRecordSearchDetail', values: () => ({ baseDt: LONG_AGO, eatDt: `${LONG_AGO}074000` }) },
      { operationId: 'healthDeleteUserCntrlNF', values: rowsEaten },
    ],
  },
  {
    steps: [
      { operationId: 'healthSaveMealRecordSearchDetailList', values: () => ({ baseDt: LONG_AGO }) },
      { operationId: 'healthDeleteUserCntrlNF', values: rowsEaten },
    ],
  },
  {
    steps: [
      { operationId: 'diarySaveDiaryDrinkIntake', values: () => ({ baseDt: LONG_AGO, drinkList: [{ drinkCode: 'D002', unitCode: 'GLASS', drinkQty: 1 }] }) },
      { operationId: 'diaryDeleteDiaryDrinkIntake', values: ({ fields }) => ({ baseDt: LONG_AGO, drinkSeqList: [fields['drinkSeq'] ?? null] }) },
    ],
  },
  again('mySaveSettingHomeUrl', 'mySettingHomeUrl', ['homeUrl']),
  again('mySaveShakeSettingYn', 'myGetShakeSettingYn', ['shakeSettingYn']),
  again('mypagePushSettingChange', 'mypagePushList', ['pushType', 'useYn']),
  again('mypageSetUrlSetting', 'mypageGetUrlSetting', ['urlType', 'url']),
  again('mypageSetToastTimeOut', 'mypageGetToastTimeOut', ['toastTimeOut']),
  again('mypageRestMain', 'mypageRestMyList', ['restaurantId'], ({ mainDiv }) => mainDiv === 'Y'),
  again('healthUpdateWrkotAppUseYn', 'healthWrkotAppUseYn', ['wrkotAppUseYn']),
  again('healthUpdateTargetBw', 'healthMyWeightRecord', ['targetBw']),
  // What is done already would get another time.
  again('diarySaveDailyAct', 'diaryGetDailyAct', ['baseDt', 'actCode', 'doneYn'], ({ doneYn }) => doneYn === 'N'),
  again('coachUpdateFriendAgreeYn', 'coachGetFoodStyleResult', ['friendAgreeYn']),
  { steps: [{ operationId: 'memberSetLoginHistory', values: () => ({}) }] },
  { steps: [{ operationId: 'memberSetAutoLoginHistory', values: ({ deviceId }) => ({ deviceId }) }] },
  { steps: [{ operationId: 'healthSaveHealthUserAuthData', values: ({ deviceId }) => ({ deviceId }) }] },
]
