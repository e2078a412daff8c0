import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'

/** Courses of two weeks that the member ate, with their own grades. */
export const recentMenuQuery = () => query('post', '/api/meal/getRecentMenu')

/** One course a call: of several that are graded one after the other each stands as soon as it is said. The page goes on by itself. [MEA-10] */
export const useSaveGrade = () => useWrite('post', '/api/meal/setEvalRecentMenu', { stale: ['/api/meal/getRecentMenu', '/api/meal/getMenuEvalAvg'], done: null })
