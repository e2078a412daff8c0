import type {
  alarms,
  dailyActivity,
  healthIndexRecords,
  memberRestaurants,
  members,
  memberTargets,
  stepReadings,
} from '../../schema/member.ts'
import type { appointments, challengeSuccesses, greenStamps, memberChallenges } from '../../schema/programme.ts'

/** Rows of one member before it is known whose they are. */
type Owned<Row> = Omit<Row, 'hcId'>

/** Everything a seeded member has, relative to the moment of seeding. */
export interface Person {
  member: Omit<typeof members.$inferInsert, 'hcId' | 'usrId'>
  restaurants: Owned<typeof memberRestaurants.$inferInsert>[]
  /** Platform whose health app is linked, with the consents that go with it: 1 Android, 2 iOS. */
  linked?: '1' | '2'
  /** Korean names as in places.ts. */
  allergies: string[]
  /** Korean names of dishes. */
  liked: string[]
  targets?: Owned<typeof memberTargets.$inferInsert>
  records: Owned<typeof healthIndexRecords.$inferInsert>[]
  days: Owned<typeof dailyActivity.$inferInsert>[]
  steps: Owned<typeof stepReadings.$inferInsert>[]
  alarms: Owned<typeof alarms.$inferInsert>[]
  challenges: Owned<typeof memberChallenges.$inferInsert>[]
  successes: Owned<typeof challengeSuccesses.$inferInsert>[]
  appointments: Owned<typeof appointments.$inferInsert>[]
  stamps: Owned<typeof greenStamps.$inferInsert>[]
}
