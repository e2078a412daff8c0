import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { writeAgreements } from '#server/domain/agreement/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import type { Yn } from '#server/wire.ts'
import { allergens, memberAllergies } from './schema.ts'

export type Allergen = { allergenCode: string; allergenName: string; allergenNameEng: string }

export function allergyQueries(db: Db) {
  const columns = {
    allergyCode: allergens.allergenCode,
    allergyNm: allergens.allergenName,
    allergyNmEng: allergens.allergenNameEng,
  }
  const avoided = { allergenCode: memberAllergies.allergenCode }
  // MYP-13: without the member's agreement allergies are not used.
  const isAgreed = and(eq(memberAllergies.hcId, sql.placeholder('hcId')), eq(members.allergyAgreeYn, 'Y'))
  const readAvoided = compiled(
    db,
    avoided,
    db.select(avoided).from(memberAllergies).innerJoin(members, eq(members.hcId, memberAllergies.hcId)).where(isAgreed),
  )

  // A row's member is there when the member avoids it and has agreed.
  const allergen = { ...getTableColumns(allergens), avoidedBy: members.hcId }
  const readAllergens = compiled(
    db,
    allergen,
    db
      .select(allergen)
      .from(allergens)
      .leftJoin(
        memberAllergies,
        and(
          eq(memberAllergies.hcId, sql.placeholder('hcId')),
          eq(memberAllergies.allergenCode, allergens.allergenCode),
        ),
      )
      .leftJoin(members, and(eq(members.hcId, memberAllergies.hcId), eq(members.allergyAgreeYn, 'Y')))
      .orderBy(asc(allergens.allergenCode)),
  )

  return {
    /** Allergens that the member avoids and has agreed to have used. */
    avoided: async (hcId: string): Promise<Set<string>> =>
      new Set((await readAvoided({ hcId })).map((row) => row.allergenCode)),
    /** All allergens in the order of their codes, and the codes that `avoided` tells: one statement for both. */
    named: async (hcId: string): Promise<{ names: Allergen[]; avoided: Set<string> }> => {
      const names = await readAllergens({ hcId })
      return { names, avoided: new Set(names.filter((row) => row.avoidedBy !== null).map((row) => row.allergenCode)) }
    },
    all: () => db.select(columns).from(allergens).orderBy(asc(allergens.allergenCode)),
    mine: (hcId: string) =>
      db
        .select(columns)
        .from(memberAllergies)
        .innerJoin(allergens, eq(allergens.allergenCode, memberAllergies.allergenCode))
        .where(eq(memberAllergies.hcId, hcId))
        .orderBy(asc(allergens.allergenCode)),
    agreed: async (hcId: string): Promise<boolean> => {
      const [row] = await db.select({ yn: members.allergyAgreeYn }).from(members).where(eq(members.hcId, hcId))
      return row?.yn === 'Y'
    },
    /** Gives or withdraws the agreement, and notes when; a withdrawal takes the list along. */
    agree: (hcId: string, allergyAgreeYn: Yn, now: Date): Promise<void> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await writeAgreements(tx, hcId, { ALLERGY: allergyAgreeYn }, now)
          await tx.update(members).set({ allergyAgreeYn }).where(eq(members.hcId, hcId))
          if (allergyAgreeYn === 'N') await tx.delete(memberAllergies).where(eq(memberAllergies.hcId, hcId))
        }),
      ),
    /**
     * Replaces what the member avoids. Returns how many rows went or came; 0 when everything was so already; undefined
     * without the agreement, which is held meanwhile: a list that meets its withdrawal is not kept.
     */
    replace: (hcId: string, codes: readonly string[]): Promise<number | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [member] = await tx
            .select({ yn: members.allergyAgreeYn })
            .from(members)
            .where(eq(members.hcId, hcId))
            .for('update')
          if (member?.yn !== 'Y') return undefined
          const gone = await tx
            .delete(memberAllergies)
            .where(and(eq(memberAllergies.hcId, hcId), notInArray(memberAllergies.allergenCode, [...codes])))
            .returning({ code: memberAllergies.allergenCode })
          if (codes.length === 0) return gone.length
          const come = await tx
            .insert(memberAllergies)
            .values(codes.map((allergenCode) => ({ hcId, allergenCode })))
            .onConflictDoNothing()
            .returning({ code: memberAllergies.allergenCode })
          return gone.length + come.length
        }),
      ),
  }
}
