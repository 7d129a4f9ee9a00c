import type { PageTexts } from './texts.ts';

export const en: PageTexts = {
  terms: {
    title: 'Terms of service',
    body: `
These terms say what you may expect of this tracking service and what it expects of you. By registering, your company agrees to them.

# The service

We ask carriers about the bills, bookings and containers that you enter, put their answers in order, and tell you when something changes. We do not carry cargo and we are not a party to your contract of carriage.

# Your account

Registering makes a company account with its first person, who is its administrator. Keep your password to yourself; what is done with your account counts as done by your company. Tell us at once if you believe somebody else has used it.

# Berries

Tracking one order costs one berry. It is taken when the order is accepted, and given back if the carrier cannot be asked about it at all. Every movement stands in the usage list of your company, with its date and the number it was for.

# What you enter

Enter only numbers that you have a right to follow. Do not use the service to collect data about the cargo of others, do not try to get round its limits, and do not pass your company key to people outside your company.

# What the data is worth

Times, places and states come from carriers and terminals. They may be late, incomplete or wrong, and an estimate is not a promise. Check with your carrier before you act on them where money or safety depends on it.

# Availability

We work to keep the service up at all hours, but carriers change their systems and maintenance is sometimes needed. Planned work is announced in your messages beforehand.

# Liability

We answer without limit for intent and gross negligence. Beyond that we answer only for breach of what is essential to these terms, and only for damage that is typical and could be foreseen. Demurrage, detention and lost sales are not such damage.

# Ending

You may stop at any time. We may close an account that breaks these terms, after a warning where one is possible. After the end your data can still be exported for thirty days.

# Changes

When these terms change we tell you in your messages at least thirty days before. If you do not agree, you may end the account until then; berries you have bought and not used are paid back.
`,
  },
  privacy: {
    title: 'Privacy policy',
    body: `
This page says which personal data the service keeps, what for, how long, and what you can ask of us.

# Whose data it is

The company that registered decides about the people it invites and the shipments it enters. We process that data for the company. We decide only about what is needed to run the service itself, such as the log of sign-ins.

# What we keep about you

- Your account name, real name, nickname, phone number, e-mail address and birthday
- What you choose to add: picture, sex, address and signature
- Your company and your role in it

# What we keep about your use

When you sign in we note the time, the address of your device and the name of your browser. When you change something we note who changed what and when, so that your company can see it later. Passwords are kept only in a form from which nobody can read them.

# What it is for

To let you in and keep others out, to show you your shipments, to send you the codes and the notifications you asked for, and to find out what went wrong when something did. We do not sell data and show no advertising.

# Who else sees it

Carriers receive the number of a bill, booking or container and nothing about you. Whoever delivers our e-mails and text messages receives the address and the text. Authorities receive data only where the law obliges us. Other companies on this service see nothing of yours.

# Cookies and storage

Your browser keeps the token of your session in one cookie and in its storage, beside your settings and open pages. Nothing of it is used to follow you elsewhere. Signing out removes the token.

# How long

Codes are deleted within minutes, ended sessions within weeks. Shipments and the log of changes are kept as long as your company has its account and thirty days beyond, unless a law asks for more.

# Where and how it is protected

All traffic is encrypted. The data of each company is divided from that of others in the database itself, and only few people can reach the servers, each under their own name.

# Your rights

You can see and correct your particulars in the user centre. For a copy of your data, its deletion or a complaint, write to the administrator of your company or to us; we answer within thirty days. You may also turn to the authority for data protection where you live.
`,
  },
  help: {
    title: 'Help',
    body: `
The short answers to what people ask most.

# Track a shipment

Open Ocean bills and choose Track a shipment. Enter the number of the bill of lading, booking or container, choose the carrier, and give the port of loading or of discharge. The first answer of the carrier usually arrives within minutes. One order costs one berry.

# Track many at once

Choose Track many and paste your numbers, or drop an XLSX or CSV file with the field names in its first row. Every row is told apart: created, known already, or what is wrong with it. Only created rows cost a berry.

# Find something

The search takes several numbers at once, of any kind, one after another or one a line. The counters above the list filter it when you click them. The address of the page keeps the filter, so you can send it to a colleague.

# Read the journey

- The plan stands above, what happened stands below; a slant between the two is how far they are apart
- Later and earlier are told in words as well as by colour
- Times are those of the port, with the zone beside them

# When nothing arrives

If the carrier does not know the number, the bill says so and asks again by itself. Compare the number with your papers, check the carrier, and choose Ask again. A booking often becomes known to the carrier only a day after it was made.

# Notifications and messages

Changes of a shipment stand in its notification list, and go out by e-mail if the bill has an address for it. Notices of your company are in Messages; the bell shows how many you have not read.

# Berries

Your balance is in the user centre under company info, with what was used each day. Ask the administrator of your company when it runs low.

# Lock and sign out

The screen locks by itself after a while without activity; your password opens it again where you were. On a device of others, sign out when you leave. After five wrong passwords an account is locked for half an hour; an administrator can lift that.

# Forgotten password

Choose Forgot password on the sign-in page. A code goes to your e-mail address or phone, and with it you set a new password. All your other sessions end then.

# Still stuck

Tell the administrator of your company what you did and what happened. If a message shows a number, quote it: with it we find the cause quickly.
`,
  },
};
