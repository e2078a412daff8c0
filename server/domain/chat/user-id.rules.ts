/** How the chat knows a member: never by the name that signs them in (CHT-12). */
export const chatUserId = (hcId: string): string => `chat-${hcId}`
