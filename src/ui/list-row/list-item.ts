import { createContext } from 'react'

/** Whether what is drawn stands in an item of a list already: a row then brings none of its own. */
export const InListItem = createContext(false)
