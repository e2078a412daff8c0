/** What a member changes of the own information, with everything that can be found by it, in one transaction. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { type Check, spendCheck } from '#server/domain/identity/check.queries.ts'
import { setMobile, takeEmployeeNumber, takeNickname } from '#server/domain/identity/directory.queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { makeMain } from '#server/domain/restaurant/queries.ts'
import { dropOwnPictures, missingPictures } from '#server/domain/upload/queries.ts'
import { isDrawn } from './picture.rules.ts'

type Plain = Omit<
  typeof members.$inferInsert,
  'hcId' | 'usrId' | 'usrImg' | 'nickName' | 'mobileNo' | 'bizCode' | 'employeeNumber' | 'tomsYn'
>

export type Change = {
  plain?: { [Field in keyof Plain]?: Plain[Field] | undefined }
  nickName?: string
  /** A drawn picture, or the id of one that the member has added; the one before goes. */
  usrImg?: string
  mobileNo?: string | undefined
  restaurantCode?: string
  /** Null: no staff any more. */
  employment?: { bizCode: string; employeeNumber: string } | null
  /** What proves a number or a name; used up with it. */
  check?: Check
}

export type ChangeRefusal = 'nickNameTaken' | 'employeeNumberTaken' | 'pictureGone' | 'used'

/** Ends the transaction that it is thrown in; nothing of it stays. */
class Refused extends Error {
  readonly refusal: ChangeRefusal
  constructor(refusal: ChangeRefusal) {
    super('A change was refused.')
    this.refusal = refusal
  }
}

export function changeQueries(db: Db) {
  return {
    member: async (hcId: string) => (await db.select().from(members).where(eq(members.hcId, hcId)))[0],

    /** Changes what is given. @returns why nothing was; undefined when all of it is */
    change: async (
      hcId: string,
      { plain = {}, nickName, usrImg, mobileNo, restaurantCode, employment, check }: Change,
      now: Date,
    ): Promise<ChangeRefusal | undefined> => {
      const write = () =>
        db.transaction(async (tx) => {
          if (check !== undefined && !(await spendCheck(tx, check))) throw new Refused('used')
          if (nickName !== undefined && !(await takeNickname(tx, hcId, nickName))) throw new Refused('nickNameTaken')
          if (employment !== undefined && !(await takeEmployeeNumber(tx, hcId, employment)))
            throw new Refused('employeeNumberTaken')
          if (mobileNo !== undefined) await setMobile(tx, hcId, mobileNo)
          const staff =
            employment === undefined
              ? {}
              : employment === null
                ? { employeeNumber: '', tomsYn: 'N' as const }
                : { ...employment, tomsYn: 'Y' as const }
          const set = {
            ...plain,
            ...(usrImg !== undefined && { usrImg }),
            ...(nickName !== undefined && { nickName }),
            ...(mobileNo !== undefined && { mobileNo }),
            ...staff,
          }
          if (Object.keys(set).length > 0) await tx.update(members).set(set).where(eq(members.hcId, hcId))
          // Behind the member's own row: of two who choose at once the later one still finds its picture, or is
          // refused.
          if (usrImg !== undefined) {
            if (!isDrawn(usrImg) && (await missingPictures(tx, hcId, 'PROFILE', [usrImg])).length > 0)
              throw new Refused('pictureGone')
            await dropOwnPictures(tx, hcId, 'PROFILE', usrImg)
          }
          if (restaurantCode !== undefined) await makeMain(tx, hcId, restaurantCode, now)
        })
      try {
        await retrying(write)
        return undefined
      } catch (error) {
        if (error instanceof Refused) return error.refusal
        throw error
      }
    },
  }
}
