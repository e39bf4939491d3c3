# What the terminal says, whatever the game.
terminal-somebody = Player
terminal-welcome = { $game }
terminal-seats = Around the table, clockwise: { $names }.
terminal-first-steps = Type what you do; 'help' tells what you can do now, 'quit' leaves.
terminal-curtain = Pass the keyboard on. { $name }, press Enter.
terminal-read = Press Enter when you have read it.
terminal-bots = Bots: { $bots }.
terminal-bot = { $name } ({ $level }, plays { $temper })
terminal-searcher = The searcher gets ready; the first time that takes up to a minute.
terminal-bot-fails = { $name } gives no sound answer: the default is played.
terminal-unfinished = The record ends here; the game is not finished.
terminal-winners =
    { $count ->
        [0] Nobody wins.
        [one]
            { $names-is ->
                [me] You win!
               *[other] { $names } wins.
            }
       *[other]
            { $names-is ->
                [me] You share the win: { $names }.
               *[other] { $names } share the win.
            }
    }

## At the prompt
terminal-suggestion = You could: { $action }
terminal-ask-why = Type 'why' for the rule.
terminal-ask-help = Type 'help' for what you can do.
terminal-other-refused = { $name } cannot do that now.
terminal-no-such-person = Nobody called { $name } plays at this keyboard.
terminal-why-nothing = Nothing has been refused.
terminal-no-such-clause = There is no clause { $topic }. 'rules all' shows them all.
terminal-log-how = Say how many lines: log 20.
terminal-no-odds = There is nothing to reckon now.
terminal-no-advice = Nobody is helped with the arithmetic at this table, so there are no hints.
terminal-hint = Try: { $action }. Why: “{ $why }”
terminal-auto =
    { $limit ->
        [0] Passing for you until this auction ends.
       *[other] Bidding for you up to { $limit } until this auction ends.
    }
terminal-auto-how = Say up to what to bid for you: auto 22; auto 0 passes.
terminal-auto-not-here = There is nothing to bid for you here.
terminal-help-actions = You can now:
terminal-help-examples =
    { $more ->
        [0] { $examples }
        [one] { $examples } · and 1 more
       *[other] { $examples } · and { $more } more
    }
terminal-help-commands = You can also ask: help, table, hand, log, odds, hint, why, rules, save, quit; in an auction, 'auto 22' bids for you up to 22.
terminal-help-others = Somebody else at this keyboard may act by name: @Ola pass.

## Keeping the game
terminal-saved = Saved: { $file }
terminal-left = The game is saved. Go on with: mlotek play --resume { $file }
terminal-recorded = The record of the game: { $file }
terminal-not-saved = Could not write { $file }: { $reason }.
terminal-quit-question = Keep the game for later? (yes / no)

## The list of games
terminal-game = { $game }: { $name }, { $fewest } to { $most } players

## Simulation
terminal-sim-slow = Playing without NumPy and Numba, thousands of times slower: pip install 'mlotek[fast]'.
terminal-sim-games =
    { $games ->
        [one] 1 game in { $seconds } s
       *[other] { $games } games in { $seconds } s
    }
terminal-sim-length = Decisions a game: { $mean } on average, { $shortest } to { $longest }
terminal-sim-decisions = Decisions: { $decisions }
terminal-sim-nobody = Games nobody wins: { $percent }%
terminal-sim-seat = seat
terminal-sim-wins = wins
terminal-sim-score = mean score

## Errors
terminal-error-position = , entry { $position }
terminal-error-unknown-game = There is no game { $game }; there are: { $games }.
terminal-error-bad-player-count = { $game } is for { $fewest } to { $most } players.
terminal-error-unknown-option = { $game } has no such option; it has: { $options }.
terminal-error-bad-option-value = This option cannot have that value: { $detail }.
terminal-error-bad-option = An option is written name=value, not { $text }.
terminal-error-no-game = Say what to play: { $games }; or --resume a file.
terminal-error-bad-name = { $name } cannot be a name: one word, not a number, { $longest } letters at most.
terminal-error-name-of-a-bot = { $name } is the name of one of the house's bots; choose another.
terminal-error-same-name = Two people have the same name: { $names }.
terminal-error-unknown-bot = There is no bot { $level }; there are: { $levels }.
terminal-error-table-full =
    There are { $players } seats, too few for { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }.
terminal-error-nobody-called = Nobody at this table is called { $name }; there are: { $names }.
terminal-error-nobody-to-ask = Say with --humans who plays: { $names }.
terminal-error-bad-count = { $option } must be at least 1, not { $count }.
terminal-error-no-such-clause = { $name } has no clause { $clause }.
terminal-error-no-such-seat = There is no such seat: { $detail }.
terminal-error-no-file = Cannot read { $file }: { $reason }.
terminal-error-not-json = This is not a record but some other text: { $detail }.
terminal-error-bad-record = This is not the record of a game: { $detail }.
terminal-error-other-version = This record was written by another version of the house: { $detail }.
terminal-error-other-edition = This record belongs to another edition of the game: { $detail }.
terminal-error-broken-record = The record breaks the rules: { $detail }.
terminal-error-already-over = The game in { $file } is finished; see: mlotek replay { $file }

# Checking the receipt of a game played in a house
terminal-verify-rules = ✓ Every one of { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } follows the rules.
terminal-verify-deal = ✓ Every deck and die came from the committed seed{ $cuts ->
        [0] , without a cut
        [one] { " " }and { $cuts } cut
       *[other] { " " }and { $cuts } cuts
    }.
terminal-verify-seal = ✓ The transcript is whole. Seal: { $seal }
terminal-verify-same = ✓ The commitment is the one you were shown.
terminal-verify-compare = Compare this with the commitment the table showed before the deal: { $hash }
terminal-error-no-receipt = This record has no receipt: it does not come from a house, or the game was not over.
terminal-error-wrong-commitment = The seed is not the one the house committed to.
terminal-error-wrong-seal = The record was changed after it was sealed.
terminal-error-wrong-deal = A deck or die did not come from the seed.
terminal-error-wrong-outcome = By the rules the game ended otherwise than the record says.
terminal-error-other-rules = This house does not know these rules yet.
terminal-error-other-commitment = This is not the commitment you were shown: { $detail }.
terminal-error-other-cut = Your cut did not go into the deal: { $detail }.

## Whose reading it is
terminal-reading-ours = ours
terminal-reading-two = one of two readings
terminal-ruling = What we decided: { $text }
terminal-reason = Why: { $text }
terminal-other = The other reading: { $text }
terminal-readings = A clause marked (ours) is our decision where the rulebook is silent; “mlotek rules { $game } CLAUSE” says why. All of them: docs/rulings.md.
