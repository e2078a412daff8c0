import { queryOptions } from '@tanstack/react-query'
import { askPushPermission, pushPermission } from '#src/shell/push-permission.ts'
import { createBridge, type BridgeHost } from '#src/shell/bridge.ts'

const shellBridge = () => createBridge(window as Window & BridgeHost) // the shell puts its objects there

/**
 * What the phone itself says; null in a browser. Asked again with every return: it is changed in the phone's own
 * settings.
 */
export const phonePermissionQuery = () =>
  queryOptions({
    queryKey: ['pushPermission'] as const,
    queryFn: () => pushPermission(shellBridge()),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Opens the system's own question. */
export const askPhone = () => askPushPermission(shellBridge())
