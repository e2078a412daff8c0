import { removeMeal } from '#src/health-sync/use-health-sync.ts'

/**
 * What stood in the phone's own store too goes there as well, after the server's yes; what it does not do now, the next
 * sync does. [HSY-74]
 */
export const removeOnPhone = (datauuidList: readonly string[]): void =>
  datauuidList.forEach((datauuid) => void removeMeal(datauuid))
