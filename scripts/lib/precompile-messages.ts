import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * Babel plugin, to be listed after lingui's macro plugin: replaces the ICU text of every message by its parsed form, so
 * that Korean, which travels inside the chunk of its screen, needs no parser in the browser [LNG-01]
 * (docs/decisions/032).
 *
 * `{ id: 'x1', message: '{n}개' }` becomes `{ id: 'x1', message: [['n'], '개'] }`; lingui accepts either form.
 * A message that is not valid ICU fails the build with its place in the source.
 */
export function precompileMessages({ types: t }: { types: typeof BabelTypes }): PluginObj {
  const isMarked = (node: BabelTypes.ObjectExpression): boolean =>
    (node.leadingComments ?? []).some((comment) => comment.value.trim() === 'i18n')

  const messageOf = (node: BabelTypes.ObjectExpression): BabelTypes.ObjectProperty | undefined =>
    node.properties.find(
      (property): property is BabelTypes.ObjectProperty =>
        t.isObjectProperty(property) && t.isIdentifier(property.key, { name: 'message' }),
    )

  return {
    name: 'precompile-messages',
    visitor: {
      Program: {
        // On exit: the macro plugin does its own whole traversal on entering the program.
        exit(program: NodePath<BabelTypes.Program>) {
          program.traverse({
            ObjectExpression(path) {
              if (!isMarked(path.node)) return
              const property = messageOf(path.node)
              if (!property || !t.isStringLiteral(property.value)) return
              try {
                property.value = t.valueToNode(
                  compileMessageOrThrow(property.value.value),
                ) as BabelTypes.ArrayExpression
              } catch (cause) {
                throw path.buildCodeFrameError(`This message is not valid ICU: ${String(cause)}`)
              }
            },
          })
        },
      },
    },
  }
}
