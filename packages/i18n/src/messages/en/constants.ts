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
  /** Built-in dictionaries, by type code and by code; what an administrator has changed is shown as it was written. */
  dictionaries: {
    sex: {
      name: 'Sex',
      items: { '0': 'Not said', '1': 'Male', '2': 'Female' },
    },
    card_type: {
      name: 'Document type',
      items: {
        '0': 'ID card',
        '1': 'Passport',
        '2': 'Birth certificate',
        '3': 'Hong Kong, Macao and Taiwan travel permit',
        '4': 'Foreign resident permit',
      },
    },
    education: {
      name: 'Education',
      items: {
        '0': 'Other',
        '1': 'No schooling',
        '2': 'Primary school',
        '3': 'Lower secondary school',
        '4': 'Upper secondary school',
        '5': 'Technical school',
        '6': 'Vocational education',
        '7': 'Vocational upper secondary school',
        '8': 'Specialised secondary school',
        '9': 'Junior college',
        '10': 'Bachelor',
        '11': 'Master',
        '12': 'Doctor',
      },
    },
    political_outlook: {
      name: 'Political landscape',
      items: { '1': 'No party', '2': 'Youth League member', '3': 'CPC member', '4': 'Member of another party', '5': 'Independent' },
    },
    org_type: {
      name: 'Organization type',
      items: { '101': 'Group', '201': 'Company', '301': 'Department', '401': 'Region', '501': 'Team' },
    },
    job_status: {
      name: 'Employment',
      items: { '1': 'Employed', '2': 'Left', '3': 'On leave', '4': 'Other' },
    },
    account_type: {
      name: 'Account type',
      items: { '999': 'Super administrator', '888': 'Administrator', '777': 'Ordinary account' },
    },
    data_scope: {
      name: 'Data range',
      items: { '1': 'All', '2': 'This department and below', '3': 'This department', '4': 'Personal only', '5': 'Custom' },
    },
    status: {
      name: 'Status',
      items: { '1': 'Enabled', '2': 'Disabled' },
    },
    notice_type: {
      name: 'Notice type',
      items: { '1': 'Notification', '2': 'Announcement' },
    },
    notice_status: {
      name: 'Notice status',
      items: { '0': 'Unpublished', '1': 'Published' },
    },
    read_status: {
      name: 'Read status',
      items: { '0': 'Unread', '1': 'Read' },
    },
  },
} as const;
