# The page: words of the house and of the table, shared by all games.
page-name = Młotek
page-title = Młotek · four games of auction, bluff and barter
page-description = Modern Art, Millionaires and Bankrupts, Don't Bluff! and Targ in the browser: with bots at once, with friends by a link. Free, without an account.
page-sharing-picture = Paintings, tiles, suitcases and goods: the four games of Młotek.
page-locale = en_GB
page-lost-title = There is nothing here
page-lost-text = No room has this address. Perhaps a slip in the link, perhaps somebody took the door away.
page-motto = An auction house for four games
page-language = Language
page-settings = Settings
page-close = Close
page-save = Save
page-send = Send
page-try-again = Try again
page-to-house = Back to the house
page-opening = Opening the table…

## The house
page-tile-players = { $least }–{ $most } players
page-join-code = The table's code, four letters
page-join-go = Enter
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting at an open table now. Open your own!
page-resume = Your tables
page-resume-table =
    Resume: { $game }{ $round ->
        [none] {""}
       *[other] , round { $round }
    }
page-resume-mine = your move
page-finished = Finished games
page-guest-name = Your name at the table
page-guest-change = Your name: { $name }. Change it
page-change-name = change your name

## Before the game
page-at-table = At the table
page-seat-open = Open seat
page-seat-choice = Who takes seat { $n }
page-seat-or-bot = invite, or a bot
page-sit = Sit down
page-full = Every seat is taken. You can stay and watch.
page-one-screen = at one screen with { $names }
page-latecomers = Whoever comes later may take a bot's seat without asking
page-ask-for-seat = Ask for this seat
page-asks-for-seat = { $name } would like to play instead of { $bot }.
page-agree = I agree
page-disagree = Rather not
page-sit-here = Sit here
page-stand = Stand up
page-beside-add = Somebody at this screen
page-beside-name = Name
page-beside-sit = Sits down
page-beside-stand = Stands up
page-beside-tag = at this screen
page-pass-on = Pass the device to { $name }
page-pass-note = The cards are covered.
page-pass-hold = Hold to reveal
page-start = Start
page-start-note = Bots take the open seats.
page-wait-for-host = The host will start the game.
page-host = host
page-kick = Send away
page-report = Report
page-report-why = What is it about?
page-report-words = words
page-report-name = name
page-report-play = play
page-report-done = Whoever runs this house will read it.
page-silence = Silence
page-mute = Mute { $name }
page-mute-somebody = Mute somebody for yourself
page-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
page-invite = Invite
page-code = The table's code: { $code }
page-qr = QR code with the table's address
page-link = The table's address
page-only-here = This house listens to this computer only. For others, start it with --host 0.0.0.0.
page-copy = Copy
page-copied = Copied
page-options = Table rules
page-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-table-size = Seats
page-edition = Edition
page-option-needs = (at a table for { $players })
page-option-ledger = ledger (the house remembers what everybody saw)
page-option-hidden-tiles = face-down tiles
page-option-mystery-hand = mystery hand
page-option-reversed = reversed offers
page-option-starts = who begins
page-option-starts-rotating = in turn, game by game
page-option-starts-first = the first seat
page-option-starts-random = drawn
page-option-games = games in a row, points added up
page-option-split-double = a completed double is shared
page-option-mystery-flip = mystery card turned up by
page-option-mystery-flip-organiser = the organiser
page-option-mystery-flip-winner = the buyer
page-option-short-payer-draws = a short payer draws from the bank, too
page-option-open-payment = open payments
page-option-rounds = rounds (0: as many as players)
page-option-wrong-stop = after a wrong STOP the round
page-option-wrong-stop-ends = ends
page-option-wrong-stop-continue = goes on
page-option-bare-stop = no help with the arithmetic
page-option-max-rounds = limit of rounds
page-option-max-actions = limit of actions in a round
page-listed = Shown among the open tables
page-tempo = Clock
page-tempo-none = no clock
page-tempo-brisk = brisk
page-tempo-friendly = friendly
page-tempo-calm = calm
page-tempo-custom = custom clock
page-tempo-daily = a move a day
page-tempo-led = the organiser calls
page-banter = Bots say a word now and then
page-ceremonies = Great moments
page-ceremonies-all = all of them
page-ceremonies-fewer = shorter
page-ceremonies-none = no pauses
page-tempo-market = How to trade
page-tempo-market-open = everybody at once
page-tempo-market-gong = by the gong: trade 20 s, think 10 s
page-tempo-market-turns = in turns
page-tempo-more = How much time
page-tempo-factor = { $factor ->
        [1] as much as usual
       *[other] { $factor } times as much
    }
page-tempo-per-move = For a move
page-tempo-hours = { $hours } h for a move
page-pace = Speed of the bots
page-person = person
page-bot-plays = bot, plays { $temper }
page-plays = plays { $temper }
page-bot = bot
page-away = person away
page-away-now = away for now
page-standin = a bot stands in
page-you = You

## At the table
page-seats = Players
page-hand = Your hand
page-actions = What you can do
page-fold = Fold or unfold
page-beside = Beside the table
page-waiting-for = Waiting for { $names }
page-watching = You are watching this game.
page-take-back = Take back
page-skip = To my turn
page-missed = While you were away:
page-skip-play = Skip
page-menu = Menu
page-log = Log
page-log-filter = Search the log
page-log-earlier = Show what came before
page-log-before = At the start
page-talk = Talk
page-talk-empty = The table is quiet.
page-said = { $name }: “{ $text }”
page-rules = Rules
page-rules-now = Now
page-rules-ours = ours
page-rules-two = one of two readings
page-rules-why = Why so?
page-rules-other = The other reading: { $text }
page-rules-search = Search the rules
page-about = What is this?
page-about-clause = Rules, clause { $id }
page-people = Players and seats
page-command = Command
page-command-legal = You can now:
page-command-words = Besides acting you may ask: hand, table, odds, log 20, why, hint, rules; “auto 22” bids for you up to 22.
page-command-nothing = There is nothing to tell now.
page-command-no-refusal = Nothing has been refused.
page-command-auto = Say how far to bid for you: auto 22.
page-help = Keys
page-tv-sit = Sit down or watch
page-tv-join = Sit down with a phone
page-tv = On a big screen
page-a-big-screen = A big screen
page-controller-offer = The table is on the big screen.
page-controller-on = Just my hand
page-controller-off = Show the whole table
page-controller-stay = No, keep the whole table
page-controller-look = Look at the big screen
page-record = Download the record
page-record-words = Download as text
page-fair = Was the deal fair?
page-fair-dealt = { $right ->
        [yes] Every card and die came from the seed the house had committed to; the house has checked it.
       *[no] The deal does not fit the seed. Keep the record and ask whoever runs this house.
    }
page-fair-committed = { $right ->
        [yes] The house committed to this very seed before the deal.
       *[no] Before the deal the house committed to another seed!
    }
page-fair-cut = { $right ->
        [yes] Your own random text went into the deal.
       *[no] Your own random text did not go into the deal.
    }
page-fair-yourself = To rely on nobody, save the record and run:
page-hint = Hint
page-hint-says = A bot advises:
page-why = Why?
page-plans = Play for me
page-plan-pass = Pass for me
page-plan-passes = The house passes for you.
page-plan-bid = Bid up to { $limit }
page-plan-bids = The house bids up to { $limit } for you.
page-plan-limit = At most
page-plan-stop = Stop
page-plan-off-new-lot = A new lot: you play again.
page-plan-off-price-jumped = The price jumped: you play again.
page-plan-off-refused = The rules refuse it: you play again.
page-intro-play = Play
page-introducing = We are about to begin

## The connection
page-lost = The house is out of reach. We are trying to come back; nothing is lost.
page-bye-kicked = The host has asked you to leave this table.
page-bye-banned = This house is closed to you for now.
page-bye-set-aside = What was kept of this table is damaged, so it was set aside.
page-bye-elsewhere = This table is now open in another window.
page-bye-closed = The table is closed.
page-forgotten = The house does not know this browser any more, so you are watching the game.
page-outdated = The house has a newer page than this window.
page-reload = Reload
page-play-here = Play here

## The end
page-you-win =
    { $count ->
        [one] You win!
       *[other] You share the win!
    }
page-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-nobody-wins = Nobody wins
page-rematch = Play again
page-rematch-join = To the new table
page-replay = Watch the game
page-show-end = Show the result

## Replay
page-replay-step = Move { $n } of { $all }
page-replay-back = One step back
page-replay-next = One step forward
page-replay-play = Play
page-replay-pause = Pause
page-replay-chapter = Chapter
page-replay-round = Round { $round }
page-replay-chapter-back = Previous chapter
page-replay-chapter-next = Next chapter
page-replay-hands = Hands
page-replay-link = A link to this game:
page-replay-whose = Whose eyes
page-replay-open = open hands
page-replay-public = watcher
page-timeline = How it went
page-timeline-brief = Chart
page-timeline-moments = The greatest changes
page-timeline-moment = { $name } { $change }
page-timeline-hidden = These eyes cannot see what anybody has. Choose open hands.
page-past = How it was
page-past-return = Back to the game
page-past-return-turn = Your move: back to the game
page-past-turn = Your move. Esc leads back to the game.
page-past-now = Now: { $what }

## Settings
page-volume = Volume
page-volume-each = Each kind of sound
page-volume-me = About me
page-volume-auctioneer = Auctioneer
page-volume-table = The table
page-voice = The auctioneer speaks aloud
page-shaking = The phone may vibrate when it is my turn
page-light = Light
page-light-auto = like the system
page-light-day = day
page-light-evening = evening
page-caution = Ask before a risky move
page-caution-smart = when it matters
page-caution-always = always
page-caution-never = never
page-caution-limit = Ask when I bid more than
page-my-pace = Speed of the bots at my tables
page-less-motion = Less motion
page-shortcuts = Keyboard shortcuts
page-assists = Help with the arithmetic

## Keys
page-key-cards = choose a card
page-key-adjust = change the amount
page-key-enter = confirm
page-key-pass = pass
page-key-take = take blind (Don't Bluff!)
page-key-open = open and roll (Don't Bluff!)
page-key-move = Change
page-key-press = press a key…
page-key-reset = Restore the keys
page-key-space = to my turn
page-key-hint = hint
page-key-command = command
page-key-about = what is this
page-key-log = log
page-key-rules = rules
page-key-escape = clear the choice
page-key-stop = STOP! (Targ)

## The gavel
page-hammer-open = Any more bids?
page-hammer-once = Going once…
page-hammer-twice = Going twice…
page-call-open = Going once!
page-call-once = Going twice!
page-call-twice = Sold!

## Teaching and first moves
page-learn = Show me (2 min)
page-lesson-of = Lesson { $n } of { $all }: { $title }
page-lesson-next = Next lesson
page-lesson-again = Once more
page-lesson-show = Show me
page-lesson-leave = Leave the lessons
page-lesson-play = Play with bots
page-lesson-tile = Learn
page-lesson-resume = Learn: lesson { $n }
page-coach-try = Try: { $action }
page-coach-confirm = Chosen. Play it with the button that glows.
page-coach-goodbye = From here on you play without hints. Want one? The bulb, or the H key.
page-coach-goodbye-short = No more hints from here. Want one? Menu ⋯

## Before something risky
page-risk-limit = This is more than your limit of { $limit }.
page-risk-dear = That is { $share }% of what you have.
page-risk-misfortune = You take: { $tile }.
page-risk-gift = You give this away for nothing.
page-risk-stop = Missing: { $missing }. A wrong STOP costs 5 points.
page-risk-stop-many = { $goods } without a majority: STOP costs 5 points.
page-risk-every = Are you sure?
page-risk-do = Yes: { $action }
page-risk-no = Not yet

## The bots' pace
page-speed-0-5 = 0.5×
page-speed-1 = 1×, normal
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-instant = at once
page-place =
    { $rank ->
        [1] First place
        [2] Second place
        [3] Third place
        [4] Fourth place
        [5] Fifth place
       *[other] Sixth place
    }
page-end-gap = { $gap } short of the win.
page-end-ahead = { $name } comes second, { $gap } behind.
page-end-fallen = You are out
page-end-out = You are out: your points are lost.
page-deal-best = The best deal
page-deal-worst = The worst deal
page-deal-weakest = The weakest deal
page-deal-only = The only deal
page-deal-last = { $deal } of the last game
page-end-story = How it came about
page-invites = { $name } invites you
page-invited = An invitation to a table
page-invited-to =
    { $free ->
        [one] to table { $code }. One seat is left.
       *[other] to table { $code }. { $free } seats are left.
    }
page-invited-instead = to table { $code }. You play instead of a bot ({ $name }).
page-invited-late = to table { $code }. The game is on: you play instead of a bot ({ $name }).
page-call-you = Your name?
page-no-account = No account. We explain the rules at the table.
page-just-look = I just want to look
page-more-tables = { $count } more tables of yours
page-have-code = Got a table code?
page-which-bots = Bots
page-how-many = Players
page-strength =
    { $strength ->
        [1] for beginners
        [2] very easy
        [3] easy
        [4] fairly easy
        [5] medium
        [6] fairly hard
        [7] hard
        [8] very hard
       *[9] masters
    }
page-weaker = Weaker bots
page-stronger = Stronger bots
page-bots-by-step = Level by level
page-bots-by-kind = Known guests
page-play = Play
page-people-too = With people
page-footer = Free, no account, no adverts.
page-footer-privacy = The house remembers your name and tables, nothing else.
page-footer-source = The source is open (Apache 2.0), version { $version }
page-last-won =
    { $count ->
        [0] Played last: { $game }. Nobody won.
        [one] Played last: { $game }. { $names } won.
       *[other] Played last: { $game }. { $names } won.
    }
page-last-replay = Watch it
page-alive-table =
    { $game }{ $round ->
        [none] {""}
       *[other] , round { $round }
    }
page-alive-mine = It is your turn!
page-alive-playing = We play on!
page-alive-waiting = When do we start?
page-back-to-table = Back to it
page-daily = For today: { $game }
page-daily-done = Solved. Another one tomorrow.
page-rules-guide = Rules with pictures
page-daily-question = What would you do?
page-choose-face = Choose a face
page-face = portrait { $n }
page-face-own = the portrait that goes with my name
page-rematch-banner = We play again: the same code, and everybody moves one seat on.
page-evening = Won this evening
page-sit-back = Back to my seat
page-sit-for = Sit down for { $name }
page-more-about = More about { $name }
page-kick-sure = Send { $name } away for good?
page-kick-yes = Yes, send away
page-kick-no = Let them stay
page-group-table = At the table
page-group-help = Help
page-group-people = People
page-group-page = This page
page-company-away = { $name } has lost the connection. The seat is kept.
page-company-back = { $name } is back at the table.
page-company-sits = { $name } sits down at the table.
page-company-leaves = { $name } leaves the table.
page-ready = Ready
page-ready-waits = Waiting for the others
page-ready-who = Ready: { $names }
page-ready-you = Waiting only for you
