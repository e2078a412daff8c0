import { createStore, useStore } from '#src/app/store.ts'

/** Restaurants whose gate was put off on this visit of the app. */
const putOff = createStore<ReadonlySet<string>>(new Set())

export const putOffGate = (restaurantCode: string): void => putOff.set(new Set([...putOff.get(), restaurantCode]))

export const useIsGatePutOff = (restaurantCode: string): boolean => useStore(putOff).has(restaurantCode)
