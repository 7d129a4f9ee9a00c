import type { PageTexts } from './texts.ts';

export const en: PageTexts = {
  terms: {
    title: 'Terms of service',
    body: `
These terms set out what this tracking service provides and what it requires of you. By registering, your company agrees to them.

# The service

We query carriers about the bills, bookings and containers that you enter, organise their data, and notify you of changes. We do not carry cargo and are not a party to your contract of carriage.

# Your account

Registration creates a company account with its first user, who is its administrator. Keep your password confidential; actions taken with your account count as actions of your company. Notify us immediately if you suspect that another person has used it.

# Berries

Tracking one order costs one berry. It is charged when the order is accepted, and refunded if the carrier cannot be queried at all. Every transaction is listed in the usage of your company, with its date and reference number.

# Your input

Enter only numbers that you are entitled to track. Do not use the service to collect data about the cargo of others, do not circumvent its limits, and do not share your company key outside your company.

# Accuracy of the data

Times, places and statuses come from carriers and terminals. They may be late, incomplete or incorrect, and an estimate is not a commitment. Verify them with your carrier before you rely on them where money or safety is at stake.

# Availability

We aim to keep the service available at all hours, but carriers change their systems and maintenance is sometimes required. Planned maintenance is announced in your messages in advance.

# Liability

Our liability is unlimited for intent and gross negligence. Otherwise we are liable only for breach of essential obligations under these terms, and only for typical and foreseeable damage. Demurrage, detention and lost sales are excluded.

# Termination

You may stop using the service at any time. We may close an account that violates these terms, after a warning where possible. Your data can be exported for thirty days after termination.

# Changes

We announce changes to these terms in your messages at least thirty days in advance. If you do not agree, you may close the account before then; purchased and unused berries are refunded.
`,
  },
  privacy: {
    title: 'Privacy policy',
    body: `
This page describes which personal data the service stores, for what purpose and how long, and which requests you can make.

# Controller of the data

The registered company decides which users it invites and which shipments it enters, and we process that data on its behalf. We decide only about the data needed to run the service itself, such as the sign-in log.

# Personal data we store

- Your account name, real name, nickname, phone number, e-mail address and birthday
- Optional data: picture, sex, address and signature
- Your company and your role in it

# Usage data we store

For each sign-in we record the time, the IP address of your device and the name of your browser. For each change we record the user, the change and the time, so that your company can review it later. Passwords are stored only as hashes that cannot be reversed.

# Purpose

To control access, to show your shipments, to send the codes and notifications that you request, and to investigate errors. We do not sell data and show no advertising.

# Recipients

Carriers receive the number of a bill, booking or container and no personal data. Our providers of e-mail and text messages receive the address and the text. Authorities receive data only where the law requires it. Other companies on this service have no access to your data.

# Cookies and storage

Your browser stores the token of your session in one cookie and in its local storage, together with your settings and open pages. None of it is used to track you elsewhere. Signing out removes the token.

# Retention

Codes are deleted within minutes, ended sessions within weeks. Shipments and the audit log are kept for the lifetime of the company account plus thirty days, unless the law requires longer.

# Security

All traffic is encrypted. The data of each company is separated from that of others in the database itself, and only a few employees have access to the servers, each with a personal account.

# Your rights

You can view and correct your personal data in the user centre. For a copy of your data, its deletion or a complaint, contact the administrator of your company or us; we respond within thirty days. You may also contact the data protection authority where you live.
`,
  },
  help: {
    title: 'Help',
    body: `
Short answers to the most common questions.

# Track a shipment

Open Ocean bills and choose Track a shipment. Enter the number of the bill of lading, booking or container, choose the carrier, and give the port of loading or of discharge. The first data of the carrier usually arrive within minutes. One order costs one berry.

# Track many at once

Choose Track many and paste your numbers, or drop an XLSX or CSV file with the field names in its first row. Each row shows its result: created, already tracked, or the error. Only created rows cost a berry.

# Find something

The search accepts several numbers of any kind at once, separated by spaces or line breaks. Click a counter above the list to filter by it. The address of the page contains the filter, so you can send it to a colleague.

# Read the journey

- The plan is above, the actual time below; the slanted line between them is the slip
- Delays and early arrivals are shown in words as well as by colour
- Times are local to the port, with the time zone beside them

# No data from the carrier

If the carrier does not know the number, the bill shows this and the query is repeated automatically. Compare the number with your documents, check the carrier, and choose Ask again. A booking often reaches the carrier's system only a day after it was made.

# Notifications and messages

Changes of a shipment are listed in its notifications, and are sent by e-mail if the bill has an address for them. Notices of your company are in Messages; the bell shows the number of unread ones.

# Berries

Your balance is in the user centre under company info, with the daily usage. Contact the administrator of your company when it runs low.

# Lock and sign out

The screen locks automatically after a period without activity; enter your password to continue where you left off. On a shared device, sign out when you leave. After five wrong passwords an account is locked for half an hour; an administrator can unlock it.

# Forgotten password

Choose Forgot password on the sign-in page. A code is sent to your e-mail address or phone, and you use it to set a new password. All your other sessions then end.

# More help

Describe to the administrator of your company what you did and what happened. If a message shows a number, include it: it identifies the cause.
`,
  },
};
