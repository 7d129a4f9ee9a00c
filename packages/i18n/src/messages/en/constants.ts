/** Lists of constants as the server names them: the lists themselves, and the items that no other area words. */
export const constants = {
  lists: {
    stage: 'Ocean bill stage',
    state: 'Tracking state',
    node: 'Timeline node state',
    subscription: 'Subscription status',
    anomaly: 'Ocean anomaly',
    reference: 'Reference type',
    carrier: 'Carrier',
    service: 'Service type',
  },
  references: { BL: 'Bill of lading', CONTAINER: 'Container', BOOKING: 'Booking' },
} as const;
