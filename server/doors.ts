/**
 * What is for one machine and its people alone. A server that others may reach, or that stands on a database of others,
 * starts with none of it unless somebody insists (docs/decisions/370).
 */
import type { Config } from './config.ts'
import { isLoopback } from './loopback.ts'

type Place = Pick<Config, 'host' | 'databaseUrl'>
type Doors = Pick<Config, 'demo' | 'scenarios' | 'simulatorDir'>
type Door = { setting: string; isOpen: (config: Doors) => boolean; shows: string; told?: (address: string) => string }

const DOORS: readonly Door[] = [
  {
    setting: 'HANSANG_SIMULATOR',
    isOpen: ({ simulatorDir }) => simulatorDir !== undefined,
    shows: 'shows every code that members are sent',
    told: (address) =>
      `Stand-ins play the partners: ${address}/_stand-in/outbox shows every code that members are sent.`,
  },
  {
    setting: 'HANSANG_SCENARIOS',
    isOpen: ({ scenarios }) => scenarios,
    shows: 'lets anybody set the clock and make members',
    told: (address) =>
      `Scenarios are on: ${address}/_scenarios lists them, and lets anybody set the clock and make members.`,
  },
  {
    setting: 'HANSANG_DEMO',
    isOpen: ({ demo }) => demo,
    shows: 'makes members whose password everybody knows',
  },
]

const openDoors = (config: Doors): Door[] => DOORS.filter(({ isOpen }) => isOpen(config))

/** Somebody's own machine with a database of its own. */
export const isOwn = ({ host, databaseUrl }: Place): boolean => isLoopback(host) && databaseUrl === undefined

/** What stands open, for whoever starts the server; the start says by itself who may sign in. */
export function doorWords(config: Place & Doors, address: string): string[] {
  const doors = openDoors(config)
  const insisted =
    isOwn(config) || doors.length === 0
      ? []
      : [`HANSANG_OPEN_DOORS is on: whoever reaches ${address} meets ${namesOf(doors)}. Never where members are real.`]
  return [...doors.flatMap(({ told }) => told?.(address) ?? []), ...insisted]
}

/** @throws Error that says which settings to take back, or how to insist on them */
export function refuseOpenDoors(config: Place & Doors & Pick<Config, 'openDoors'>): void {
  const doors = openDoors(config)
  if (doors.length === 0 || config.openDoors || isOwn(config)) return
  const shown = doors.map(({ setting, shows }) => `${setting} ${shows}`).join(', ')
  const off = doors.map(({ setting }) => `${setting}=off`).join(' ')
  const why = isLoopback(config.host) ? 'DATABASE_URL is set' : `HOST=${config.host} lets others in`
  throw new Error(`${shown}, and ${why}: set ${off}, or HANSANG_OPEN_DOORS=on if everybody may use that.`)
}

const namesOf = (doors: readonly Door[]): string => doors.map(({ setting }) => setting).join(', ')
