import * as v from 'valibot'
import { code, serialNo } from '#src/app/search.ts'

/** The sub-views of a challenge: pages of their own by `view=`, so that back, reload and deep links work (ROU-06). */
export const challengeViews = [
  'intro',
  'waiting',
  'proceeding',
  'result',
  'ranking',
  'join',
  'community',
  'post',
  'write',
  'report',
  'interview',
  'target',
] as const

/** What a sign-up goes through, in order. */
export const joinSteps = ['terms', 'phone', 'target', 'promise'] as const
export type JoinStep = (typeof joinSteps)[number]

/** The kinds of challenges, in the order of their filters; what is none in an address reads as all. */
export const kindCodes = ['STEP', 'WF', 'MISSION', 'DIET', 'INTENSIVE'] as const
export const kindInAddress = v.fallback(v.optional(v.picklist(kindCodes)), undefined)

/** A code that somebody was sent: letters and digits, up to 40. */
const recommCode = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[A-Za-z0-9]{1,40}$/))),
  undefined,
)

/** The address of a challenge, whatever it opens with (CHA-13); what is no value reads as none. */
export const challengeSearch = v.object({
  chalnCode: code,
  recommCode,
  view: v.fallback(v.optional(v.picklist(challengeViews)), undefined),
  step: v.fallback(v.optional(v.picklist(joinSteps)), undefined),
  inviteSeq: serialNo,
  reportSeq: serialNo,
  cmutySeq: serialNo,
  /** Which question of the interview. */
  q: serialNo,
})

export type ChallengeSearch = v.InferOutput<typeof challengeSearch>
