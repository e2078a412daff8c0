import type { paths } from '#openapi/generated/schema.d.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Origin } from '#src/domain/index-record/index-record.ts'
import type { Day } from '#src/lib/days.ts'
import type { WireTime } from '#src/lib/wire-time.ts'
import type { ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import type { Period } from './period.ts'

/** What every reading has: its key, Seoul wall time to the second, and where it came from. */
export interface Taken {
  at: WireTime
  origin: Origin
}

/** What the server is sent: a value under its code and time, a night with its begin. */
export type IndexEntry = Schemas['HelhIdxEntry']

/** The readings that are there, newest first, and how to get more. */
export interface Readings<Reading> {
  readings: readonly Reading[]
  end: ListEnd
  /** How many there are in all, where the server says so. */
  total?: number
}

/** Readings that stand in the list as one: one alone, or those taken one after the other. */
export type Together<Reading> = readonly [Reading, ...Reading[]]

export interface RowWords {
  title: string
  /** Beside moment and origin: what is missing, what it belongs to. */
  sub?: string | undefined
  /** Instead of the moment. */
  when?: string
  end?: ReactNode
}

export type RowOf<Reading> = (readings: Together<Reading>) => RowWords

export interface SlotProps {
  period: Period
  /** The day with which the period ends. */
  today: Day
}

/**
 * What a new key keeps clear of: the second in which its entry was opened tells two phones apart, the readings that
 * stood then two entries of one.
 */
export interface Apart {
  second: number
  taken: ReadonlySet<WireTime>
}

export interface EntryProps<Reading> {
  /** The reading to change; none to add one. */
  reading: Reading | undefined
  last: Reading | undefined
  /** All that are there, newest first. */
  readings: readonly Reading[]
  now: Date
  apart: Apart
  onClose: () => void
  onSaved: () => void
  onRemove: (reading: Reading) => void
}

/** Where a kind is measured: on one page, or on that of the device that is linked. */
export interface DeviceWay {
  to: string
  /** The pages of devices, by their code. */
  linked?: Readonly<Partial<Record<Schemas['InterlockCode'], string>>>
}

export interface MoreProps {
  today: Day
  onClose: () => void
}

/**
 * A kind of record: everything in which its page differs from the others. The page is `RecordPage`; what asks the
 * server, says how it went and lies over the page is the kit's. A kind with a flag of its own there would be a slot, or
 * no kind of the kit (docs/decisions/192).
 */
export interface RecordKind<Reading extends Taken> {
  id: 'weight' | 'bloodPressure' | 'bloodSugar' | 'sleep' | 'heartRate' | 'bodyFat' | 'muscle'
  words: {
    /** The page's name where its route has another. */
    title?: MessageDescriptor
    /** The button that opens the entry; without one the kind is read only. */
    action?: MessageDescriptor
    emptyTitle: MessageDescriptor
    emptyText: MessageDescriptor
    /** Where values come from that are not typed: the row that leads to the devices. */
    device: DeviceWay & { text: MessageDescriptor }
  }
  /** A week, a month, each month of the calendar, three months and a year, where it has no others. */
  periods?: readonly Period[]
  firstPeriod: Period
  /** The reads that show it, beside those that show every kind. */
  stale: readonly (keyof paths)[]
  /** What tells a row of the list from the others, where several may have the same moment. */
  keyOf?: (reading: Reading) => string
  /** Which of them stand as one; each alone without it. */
  together?: (readings: readonly Reading[]) => readonly Together<Reading>[]
  /**
   * A reading as the server keeps it, with its origin: what is removed and what is put back. Empty for one that is read
   * only.
   */
  recordsOf: (reading: Reading) => IndexEntry[]
  /**
   * A reading with all that is kept of it, where a list tells less: asked before it is opened, because what is saved or
   * put back from there replaces it whole. Rejects where that could not be read.
   */
  complete?: (client: QueryClient, reading: Reading) => Promise<Reading>
  /** The big number and what it means. */
  Head: ComponentType<{ last: Reading; readings: readonly Reading[]; today: Day }>
  /** A chart of src/charts and its sentence. */
  Graph: ComponentType<SlotProps>
  /** The card between chart and list. */
  Insight?: ComponentType<SlotProps & { readings: readonly Reading[] }>
  /** The sheet in which one is typed; its code comes later. */
  Entry?: ComponentType<EntryProps<Reading>>
  /** Asks for that code when the page stands. */
  loadEntry?: () => Promise<unknown>
  /** What can be done beside recording. */
  More?: ComponentType<MoreProps>
}
