import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'

export const profileQueries = (db: Db) => ({
  nickNameOf: async (hcId: string): Promise<string> => {
    const [row] = await db.select({ nickName: members.nickName }).from(members).where(eq(members.hcId, hcId))
    return row?.nickName ?? ''
  },
})
