import type { Json, JsonObject } from './model.ts'

/** What a plan knows when a step is made: the run's own name, and the plain fields of everything its steps sent and got so far. */
export type Made = { prefix: string; fields: Record<string, Json> }

/**
 * A write that a run may make on a backend that people use: it creates something of its own, may change it, and takes it back.
 * The first step creates, the last one undoes; the last one is made whenever the first one was accepted, whatever came between.
 */
export type WritePlan = {
  steps: { operationId: string; values: (made: Made) => JsonObject }[]
  /** Fields of an earlier answer that the first step needs to leave everything else alone; without such an answer it is not made. */
  needs?: (fields: Record<string, Json>) => boolean
}

/** Long before anybody recorded anything: what stands there is ours. The time of day differs between runs. */
const longAgo = (prefix: string) => `20000101${String([...prefix].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 86_400, 7) % 24).padStart(2, '0')}${prefix.slice(-4).replaceAll(/\D/g, '1')}`

const rowsEaten = ({ fields }: Made): JsonObject => ({ hcUclSeqNoList: fields['hcUclSeqNoList'] ?? [fields['hcUclSeqNo'] ?? null] })

/**
 * Not here, although it could be undone: whatever other people see or act upon, if only for a moment (posts, replies, teams,
 * battles, invitations), takes a counsellor's time or costs money (reservations, orders), or changes what the member has chosen.
 */
export const WRITE_PLANS: WritePlan[] = [
  {
    steps: [
      { operationId: 'sampleCreate', values: ({ prefix }) => ({ title: prefix }) },
      { operationId: 'sampleUpdate', values: ({ prefix, fields }) => ({ id: fields['boardSeq'] ?? null, title: `${prefix} 2` }) },
      { operationId: 'sampleDelete', values: ({ fields }) => ({ id: fields['boardSeq'] ?? null }) },
    ],
  },
  {
    // A like has no name; it is ours because the dish was not liked before.
    needs: (fields) => fields['myLikeMenuYn'] === 'N' && typeof fields['menuCode'] === 'string',
    steps: [
      { operationId: 'mealLike', values: ({ fields }) => ({ menuCode: fields['menuCode'] ?? null, likeYn: 'Y' }) },
      { operationId: 'mealLike', values: ({ fields }) => ({ menuCode: fields['menuCode'] ?? null, likeYn: 'N' }) },
    ],
  },
  {
    // An empty value removes the record of this code and moment (docs/decisions, "A weight is removed by saving it empty").
    steps: [
      { operationId: 'healthInsertMyHelhIdx', values: ({ prefix }) => ({ '*': { inptDt: longAgo(prefix), helhDate: '20000101', helhidxVal: '68.1' } }) },
      { operationId: 'healthInsertMyHelhIdx', values: ({ prefix }) => ({ '*': { inptDt: longAgo(prefix), helhDate: '20000101', helhidxVal: '' } }) },
    ],
  },
  {
    steps: [
      { operationId: 'mealDetailMealRegi', values: () => ({}) },
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
      { operationId: 'diaryRemoveMealDetailMealRegi', values: rowsEaten },
    ],
  },
]
