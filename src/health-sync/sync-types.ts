import type { HealthWindow } from '#src/shell/native-calls.ts'

/** Who started a run: the member with "sync now" (the documents' 'Y'), or the return to the foreground. [RSM-16] */
export type Starter = 'member' | 'resume'

/** What a run brings over, each on its own. [HSY-70] */
export type SyncKind =
  | 'steps'
  | 'exercise'
  | 'food'
  | 'health'
  | 'bloodPressure'
  | 'sleep'
  | 'allData'
  /** The product's meals on their way into Android's health store. [HSY-37] */
  | 'mealsToPhone'
  /** A challenge's month, outside the run. [HSY-77] */
  | 'monthSteps'

/** Calls that register what the phone delivered. [HSY-64] */
export type RegisterCall =
  | 'regHealthData'
  | 'regHealthStepData'
  | 'regHealthDataIntake'
  | 'regHealthDataNew'
  | 'regHealthDataApple'
  | 'regHealthStepAppleData'
  | 'regHealthMonthStepData'
  | 'syncSamsungHealthExerciseData'
  | 'insertMyHelhIdx'

/** SE SS SF SFG SHD SMS from Samsung, AS AE AMS from Apple. [HDT-09] */
export type HealthType = 'SE' | 'SS' | 'SF' | 'SFG' | 'SHD' | 'SMS' | 'AS' | 'AE' | 'AMS'

/** Where an index record comes from: 2 Samsung, 3 Apple. Not the link's code. [HDT-02, HSY-73] */
export const ORIGIN = { android: '2', ios: '3' } as const
/** Which phone is linked: 1 Android, 2 iOS. Not the origin's code. [HDT-03, HSY-05] */
export const LINK_CODE = { android: '1', ios: '2' } as const

export type PhoneKind = keyof typeof LINK_CODE

/**
 * A body that stays in the worker, by the number it has there: a month of samples never passes through the page's
 * thread.
 */
export interface HeldBody {
  held: number
}

/** One registration. Its body is made in the worker, as text, and never read again on the way. */
export interface Piece<Body = string | HeldBody> {
  call: RegisterCall
  body: Body
  /** Values in it. */
  count: number
}

/** What became of the pieces of one kind. */
export interface Registered {
  /** Values that the server holds now. */
  sent: number
  /** Of these, how many it held before. */
  known: number
  /** Values that it did not take, and why. */
  left: Dropped
  /** Records that it has taken away, since the phone does not hold them any more. */
  gone: number
  /** Something was new to the server. */
  changed: boolean
  /** A piece was refused or got no answer; those after it were not sent. */
  failed: boolean
}

export type DropReason =
  /** Not of the form the shell's contract lays down. */
  | 'unreadable'
  /** 0 or below, or no number. [HSY-43] */
  | 'notPositive'
  /** More than any person does; the server would refuse the whole piece. */
  | 'implausible'
  /** The same sample again in one answer. */
  | 'repeated'
  /** The member has not granted this value. [HSY-66] */
  | 'notAllowed'
  /** A meal type that stands for no meal. [HSY-76] */
  | 'unknownMeal'
  /** A meal that this app wrote, or one the member has deleted here. */
  | 'ours'
  /** Of a time that has not come for the server: the phone's clock runs ahead. */
  | 'ahead'
  /** The server may not keep it: no consent, the link is off, or another device counts the steps. */
  | 'refused'
  /** The member has removed it here. */
  | 'removed'
  /** The server holds as many as it can, of that day or at all. */
  | 'full'

export type Dropped = Partial<Record<DropReason, number>>

export type KindOutcome =
  | 'sent'
  /** Nothing there, or nothing left after dropping. */
  | 'nothing'
  /** The phone's store says the app may not read it. [NAT-24] */
  | 'refused'
  | 'failed'
  /** Not asked for at all; `next` says why. */
  | 'skipped'

/** What would bring the kind over next time; screens word it. */
export type NextStep = 'none' | 'nextSync' | 'allow' | 'chooseDevice' | 'updateShell'

/** What became of one kind in one run. */
export interface KindReceipt {
  kind: SyncKind
  /** Range asked of the phone; null when it was not asked. */
  window: HealthWindow | null
  /**
   * Values the phone delivered, values the server holds now and how many of them it held before, values left out and
   * why.
   */
  read: number
  sent: number
  known: number
  dropped: Dropped
  /** Records that went here since they are not on the phone any more. */
  gone: number
  tookMs: number
  outcome: KindOutcome
  next: NextStep
}

export type RunOutcome =
  /** Every kind had its turn. */
  | 'done'
  | 'linkOff'
  | 'noConsent'
  | 'noPermission'
  /** A call the run cannot do without failed, or the time was up. */
  | 'failed'
  /** The app closed or the session ended before the end; set when it is read back. */
  | 'interrupted'

/** The record of one run: the proof of what came over, and of what did not. */
export interface SyncReceipt {
  startedAtMs: number
  tookMs: number
  starter: Starter
  outcome: RunOutcome
  kinds: KindReceipt[]
}

/** What a caller that passed 'Y' gets, from an ignored start and from a normal end alike. [HSY-08, HSY-65] */
export const FINAL = { code: 0, result: 'success', final: true } as const
export type FinalResult = typeof FINAL
