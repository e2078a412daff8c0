import type { JsonObject } from './model.ts'
import { scalar, type Relation } from './relation.ts'

/** What a flag or a state says of the moments, counts and lists beside it. */
export function flagsOf(object: JsonObject): Relation[] {
  return [...moments(object), ...flags(object), ...states(object)]
}

/** A flag says Y where its moment stands, and only there. */
function moments(object: JsonObject): Relation[] {
  return Object.keys(object).flatMap((flag) => {
    const stem = /^(\w+)(?:Yn|At)$/.exec(flag)?.[1]
    if (stem === undefined || !['Y', 'N'].includes(String(object[flag]))) return []
    // An agreement has a moment also where it was withdrawn, or given to older words.
    if (/agree$/i.test(stem)) return []
    return [`${stem}Dtm`, `${stem}Dt`].flatMap((moment): Relation[] => {
      const value = object[moment]
      if (value === undefined) return []
      const stands = value !== null && value !== ''
      const isOn = object[flag] === 'Y'
      const told = {
        holds: isOn === stands,
        at: flag,
        expected: stands ? `Y, for ${moment} is ${String(value)}` : `N, for ${moment} is empty`,
        got: String(object[flag]),
      }
      // What is done without anybody's doing may have no moment: that Y needs one is another thing to learn.
      return [
        ...(isOn && !stands ? [] : [{ id: `${flag} ⇔ ${moment}`, ...told }]),
        ...(isOn ? [{ id: `${flag} needs ${moment}`, ...told }] : []),
      ]
    })
  })
}

/** What a flag says of a number or a list beside it. */
function flags(object: JsonObject): Relation[] {
  return Object.keys(object).flatMap((flag) => {
    const stem = /^(\w+)Yn$/.exec(flag)?.[1]
    if (stem === undefined || !['Y', 'N'].includes(String(object[flag]))) return []
    const isOn = object[flag] === 'Y'
    const parts = [
      `${stem}Cnt`,
      `${stem}List`,
      ...(stem === 'soldOut' ? ['remainCnt', 'leftCnt', 'smartRemainingQuantity'] : []),
    ]
    return parts.flatMap((part): Relation[] => {
      const value = object[part]
      const size = Array.isArray(value) ? value.length : scalar(value)
      if (typeof size !== 'number') return []
      const due = stem === 'soldOut' && part !== 'soldOutCnt' ? size === 0 : size > 0
      return [
        {
          id: `${flag} ⇔ ${part}`,
          holds: isOn === due,
          at: flag,
          expected: `${due ? 'Y' : 'N'}, for ${part} is ${size}`,
          got: String(object[flag]),
        },
      ]
    })
  })
}

const STATES = /(?:status|state|Status|State|result|win|join)\w*Code$|Yn$/
/** So many rows have to show what a state means for a moment. */
const SHOWN = 3

/** In one state a moment always stands or never does. */
function states(object: JsonObject): Relation[] {
  return Object.keys(object).flatMap((state) => {
    const said = object[state]
    if (!STATES.test(state) || typeof said !== 'string') return []
    return Object.entries(object).flatMap(([name, value]): Relation[] => {
      // What came before, or comes next, may not be there yet, whatever the state.
      if (!/(?:Dt|Dtm)$/.test(name) || /^(?:last|prev|next)[A-Z]/.test(name)) return []
      const stands = value !== null && value !== ''
      return [true, false].map((due) => ({
        id: `${state}=${said}: ${name} ${due}`,
        holds: stands === due,
        at: name,
        expected: `${due ? 'a moment' : 'none'}, for ${state} is ${said}`,
        got: String(value),
        needs: SHOWN,
      }))
    })
  })
}
