import { dishWords, type DishName } from './dish-words.ts'

/** What is drawn for a dish. `syllable` stands on the lid of a dish that nobody knows. */
export interface Drawing {
  dish: DishName
  syllable?: string
}

interface Word {
  dish: DishName
  text: string
  /** A name that holds one of these is another dish. */
  unless: readonly string[]
}

interface Words {
  /** What may stand at the end of a name; `*` words too. */
  endings: Map<string, Word[]>
  /** What may stand anywhere, the longest first. */
  inside: Word[]
}

function readWords(): Words {
  const endings = new Map<string, Word[]>()
  const inside: Word[] = []
  for (const [dish, sets] of Object.values(dishWords).flatMap((place) => Object.entries(place))) {
    for (const set of sets.split(' | ')) {
      const all = set.split(' ')
      const unless = all.flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : []))
      for (const word of all.filter((each) => !each.startsWith('!'))) {
        // Object.entries forgets that the keys are a closed union.
        const read = { dish: dish as DishName, text: word.replace('*', ''), unless }
        endings.set(read.text, [...(endings.get(read.text) ?? []), read])
        if (word.startsWith('*')) inside.push(read)
      }
    }
  }
  return { endings, inside: inside.sort((one, other) => other.text.length - one.text.length) }
}

let words: Words | undefined
const known = new Map<string, Drawing>()

/**
 * The drawing of a dish, told from its Korean name. What stands at the end of a Korean name says what the dish is, and
 * the longer it is the surer: two letters and more at the end decide first (불고기김밥 is kimbap), then a word anywhere
 * (훈제오리부추볶음 is duck), last a single letter at the end (밥, 국, 면). A dish with another beside it is the first of the two
 * that is known. An unknown one is served under a lid with its first syllable: a bowl never claims a dish, and is never
 * empty.
 */
export function dishFor(name: string): Drawing {
  const before = known.get(name)
  if (before) return before
  const parts = partsOf(name)
  const dish = parts.map(dishOf).find((each) => each !== undefined)
  const drawing: Drawing = dish ? { dish } : { dish: 'lid', syllable: [...(parts[0] ?? name.trim())][0] ?? '' }
  known.set(name, drawing)
  return drawing
}

function dishOf(bare: string): DishName | undefined {
  const { endings, inside } = (words ??= readWords())
  const fits = ({ unless }: Word) => !unless.some((other) => bare.includes(other))
  const atEnd = (length: number) => endings.get(bare.slice(-length))?.find(fits)?.dish
  for (let length = bare.length; length > 1; length -= 1) {
    const dish = atEnd(length)
    if (dish) return dish
  }
  return inside.find((word) => bare.includes(word.text) && fits(word))?.dish ?? atEnd(1)
}

const BRACKETS = /[([{<＜（【][^)\]}>＞）】]*[)\]}>＞）】]?/g
const AMOUNT =
  /(?:[\d.½¼/]+|\s(?:반|한|두|세)\s)\s*(?:개|장|팩|잔|접시|공기|그릇|인분|쪽|조각|컵|캔|병|줌|알|줄|봉|k?g|m?l)\s*$/i
/** What lies on a dish is named before it: 호두를 올린 샐러드. */
const TOPPING = /^.*[을를]\s+(?:올린|얹은|곁들인|뿌린)\s+/
const SERVING = /\s(?:저염 )?(?:세트|정식|도시락|한상|밀키트)$/

/** The dishes that a name joins, in their order and by their letters alone: "두부구이 & 볶음김치(국내산) 1접시" are two. */
function partsOf(name: string): string[] {
  return name
    .replace(BRACKETS, ' ')
    .replace(TOPPING, '')
    .replace(/([가-힣]{2})[와과]\s+/g, '$1&') // 사과 is one apple
    .split(/[&,+·/]/)
    .map((part) =>
      part
        .trim()
        .replace(AMOUNT, '')
        .trim()
        .replace(SERVING, '')
        .replace(/[^가-힣A-Za-z]+/g, ''),
    )
    .filter((part) => part !== '')
}
