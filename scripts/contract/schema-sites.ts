import { atPointer, toPointerPart, toProvenance, type Provenance } from './model.ts'

export type SchemaNode = Record<string, unknown>

/**
 * One schema that speaks about a place of a body: the node, where it stands in the bundle, and the provenance that
 * counts for it (its own, else that of the nearest thing around it).
 */
export type Site = { schema: SchemaNode; pointer: string; provenance: Provenance }

const BRANCHES = ['allOf', 'anyOf', 'oneOf'] as const

/**
 * Walks schemas beside the values they describe. References, allOf, anyOf and oneOf dissolve into the list of sites.
 */
export class SchemaSites {
  private readonly document: unknown
  /** Nodes by their pointers: the same shapes are met in almost every answer. */
  private readonly nodes = new Map<string, unknown>()

  constructor(document: unknown) {
    this.document = document
  }

  /** The sites of the schema at a pointer, inside something of this provenance. */
  root(pointer: string, provenance: Provenance): Site[] {
    return this.expand(this.node(pointer), pointer, provenance)
  }

  /** The sites of one property, [] when none of these schemas knows it. */
  property(sites: Site[], name: string): Site[] {
    return sites.flatMap(({ schema, pointer, provenance }) => {
      const properties = (schema['properties'] ?? {}) as Record<string, unknown>
      return Object.hasOwn(properties, name)
        ? this.expand(properties[name], `${pointer}/properties/${toPointerPart(name)}`, provenance)
        : []
    })
  }

  /** The sites of the rows of a list. */
  items(sites: Site[]): Site[] {
    return sites.flatMap(({ schema, pointer, provenance }) =>
      'items' in schema ? this.expand(schema['items'], `${pointer}/items`, provenance) : [],
    )
  }

  /** The sites at a JSON pointer into the body (`/data/0/kcal`); [] where the contract says nothing. */
  at(sites: Site[], instancePointer: string): Site[] {
    let here = sites
    for (const part of partsOf(instancePointer)) {
      const named = this.property(here, part)
      if (named.length > 0) here = named
      else here = /^(\d+|\*)$/.test(part) ? this.items(here) : []
    }
    return here
  }

  /** The provenance of a place: of the nearest node on the way to it that says one. */
  provenanceAt(sites: Site[], instancePointer: string): Provenance | undefined {
    const parts = partsOf(instancePointer)
    for (let depth = parts.length; depth >= 0; depth -= 1) {
      const found = nearest(this.at(sites, `/${parts.slice(0, depth).map(toPointerPart).join('/')}`))
      if (found) return found
    }
    return undefined
  }

  private node(pointer: string): unknown {
    const known = this.nodes.get(pointer) ?? atPointer(this.document, pointer)
    this.nodes.set(pointer, known)
    return known
  }

  private expand(node: unknown, pointer: string, around: Provenance, depth = 0): Site[] {
    // A schema may hold itself (a tree of menus); nobody's answer is this deep.
    if (typeof node !== 'object' || node === null || depth > 20) return []
    const schema = node as SchemaNode
    const own = toProvenance(schema['x-provenance'], pointer)
    const provenance = own ?? around
    const ref = schema['$ref']
    const referred = typeof ref === 'string' ? this.expand(this.node(ref), ref, provenance, depth + 1) : []
    // What is said where a shared type is used is nearer to the value than what is said of the type.
    if (own) for (const site of referred) site.provenance = own
    const branches = BRANCHES.flatMap((keyword) =>
      ((schema[keyword] ?? []) as unknown[]).flatMap((branch, index) =>
        this.expand(branch, `${pointer}/${keyword}/${index}`, provenance, depth + 1),
      ),
    )
    // Beside a bare reference stand words only; a site of its own is what says something about the value.
    return referred.length > 0 && branches.length === 0
      ? referred
      : [{ schema, pointer, provenance }, ...referred, ...branches]
  }
}

/** Of several schemas about one place, the one that says most precisely where it comes from: the longest way down. */
export function nearest(sites: Site[]): Provenance | undefined {
  return sites.findLast(({ schema }) => schema['type'] !== 'null')?.provenance ?? sites[0]?.provenance
}

/** The JSON types that a place allows, without repetition; [] when nothing is said. */
export function typesOf(sites: Site[]): string[] {
  return [...new Set(sites.flatMap(({ schema }) => (schema['type'] ?? []) as string | string[]))]
}

/** The parts of a JSON pointer into a body. */
export function partsOf(instancePointer: string): string[] {
  return instancePointer
    .split('/')
    .slice(1)
    .filter((part, index, all) => part !== '' || index < all.length - 1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
