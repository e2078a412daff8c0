import type { Schemas } from '#src/contract/schemas.ts'

type Topic = Schemas['Topic']

/** Topics under their headings, both in the order in which they come. */
export function byGroup(topics: readonly Topic[]): { name: string; topics: Topic[] }[] {
  const groups = new Map<string, Topic[]>()
  for (const topic of topics) groups.set(topic.groupNm, [...(groups.get(topic.groupNm) ?? []), topic])
  return [...groups].map(([name, own]) => ({ name, topics: own }))
}

export const chosenOf = (topics: readonly Topic[]): string[] =>
  topics.filter(({ selectYn }) => selectYn === 'Y').map(({ topicCode }) => topicCode)

export const toggled = (chosen: readonly string[], code: string): string[] =>
  chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]

/** The same topics, in whatever order they were tapped. */
export const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code))
