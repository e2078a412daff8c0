import * as v from 'valibot'
import type { Schemas } from '#src/contract/schemas.ts'

const KEY = 'knoxUserResult'

const visitSchema = v.object({
  authKey: v.string(),
  mobileNo: v.string(),
  bizCode: v.string(),
  bizNm: v.string(),
  employeeNumber: v.string(),
  knoxId: v.string(),
  epId: v.string(),
})

/** Somebody whom the portal has sent, until their code is right. The number is masked. */
export type KnoxVisit = v.InferOutput<typeof visitSchema> & { realName: string | null; deptNm: string | null }

/** What the portal calls the last one who came, in this tab's memory alone. */
let known: Pick<Schemas['KnoxUser'], 'authKey' | 'realName' | 'deptNm'> | null = null

/**
 * Keeps for this tab what a reload needs: the portal's ticket is good once, the visit for longer. No name, no number to
 * call. [STA-02] [MBR-12]
 */
export function keepVisit({
  authKey,
  mobileNo,
  bizCode,
  bizNm,
  employeeNumber,
  knoxId,
  epId,
  realName,
  deptNm,
}: Schemas['KnoxUser']): void {
  known = { authKey, realName, deptNm }
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ authKey, mobileNo, bizCode, bizNm, employeeNumber, knoxId, epId } satisfies v.InferOutput<
        typeof visitSchema
      >),
    )
  } catch {
    // A tab that may keep nothing comes from the portal again.
  }
}

/** The visit of this tab; null where there is none. */
export function readVisit(): KnoxVisit | null {
  try {
    const read = v.safeParse(visitSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!read.success) return null
    const { realName, deptNm } = known?.authKey === read.output.authKey ? known : { realName: null, deptNm: null }
    return { ...read.output, realName, deptNm }
  } catch {
    return null
  }
}

/** The code was right: what comes next knows enough. */
export function dropVisit(): void {
  known = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
